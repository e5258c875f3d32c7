// Copies the address of a section, marks the section in view in the contents, offers printing.
// Every page reads as well without it.
(() => {
  const words = document.currentScript.dataset;
  const all = (selector) => document.querySelectorAll(selector);

  const toast = document.createElement("p");
  toast.className = "toast";
  toast.role = "status";
  document.body.append(toast);

  for (const type of ["pointerover", "focusin"]) {
    addEventListener(type, ({ target }) => {
      if (target.matches?.(".anchor")) target.title = words.copy;
    });
  }
  addEventListener("click", ({ target }) => {
    if (!target.matches(".anchor")) return;
    // Where the browser refuses, the link has been followed all the same.
    navigator.clipboard?.writeText(target.href).then(() => {
      toast.textContent = words.copied;
      setTimeout(() => (toast.textContent = ""), 2000);
    }, () => {});
  });

  for (const button of all("header button")) {
    button.hidden = false;
    button.onclick = () => print();
  }

  // In print, a link that shows its address needs none after it.
  const bare = (address) => address.replace(/^https?:\/\//, "");
  for (const a of all(".text a[href^=http]")) {
    if (bare(a.textContent) === bare(a.getAttribute("href"))) a.classList.add("bare");
  }

  if (!CSS.supports("selector(::details-content)") && matchMedia("(min-width: 68em)").matches) {
    for (const details of all(":is(.contents, .summary) details")) details.open = true;
  }

  const links = {};
  for (const a of all(".contents a")) links[decodeURI(a.hash.slice(1))] = a;
  const seen = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      for (const a of all("[aria-current]")) a.removeAttribute("aria-current");
      links[target.id].setAttribute("aria-current", "true");
    }
  }, { rootMargin: "0px 0px -75%" });
  for (const heading of all(":is(h2, h3, h4, h5, h6)[id]")) if (links[heading.id]) seen.observe(heading);
})();
