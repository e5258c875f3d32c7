// Copies the address of a section, marks the section in view in the contents list, offers printing.
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
  addEventListener("click", async ({ target }) => {
    if (!target.matches(".anchor") || !navigator.clipboard) return;
    try {
      await navigator.clipboard.writeText(target.href);
      toast.textContent = words.copied;
      setTimeout(() => (toast.textContent = ""), 2000);
    } catch {
      // The browser refused; the link has been followed all the same.
    }
  });

  for (const button of all("header button")) {
    button.hidden = false;
    button.onclick = () => print();
  }

  // A link whose text is its address needs no address after it in print.
  for (const link of all(".text a[href^=http]")) {
    const [text, href] = [link.textContent, link.getAttribute("href")];
    if (href === text || href === `http://${text}`) link.classList.add("bare");
  }

  if (!CSS.supports("selector(::details-content)") && matchMedia("(min-width: 68em)").matches) {
    for (const details of all("details")) details.open = true;
  }

  const links = new Map([...all(".contents a")].map((a) => [decodeURI(a.hash.slice(1)), a]));
  const seen = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        for (const a of all(".contents [aria-current]")) a.removeAttribute("aria-current");
        links.get(target.id).setAttribute("aria-current", "true");
      }
    },
    { rootMargin: "0px 0px -75% 0px" },
  );
  for (const id of links.keys()) {
    const heading = document.getElementById(id);
    if (heading) seen.observe(heading);
  }
})();
