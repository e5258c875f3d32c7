// A published text as nodes that are safe to stand in any page.

// Where the page allows no such policy, nothing is parsed, and the plain text is shown.
const policy = (() => {
  try {
    return globalThis.trustedTypes?.createPolicy("assent-gate", { createHTML: (html) => html });
  } catch {
    return undefined;
  }
})();

const HTML = new Set(("a abbr article b bdi bdo blockquote br caption cite code col colgroup dd del "
  + "details dfn div dl dt em figcaption figure h1 h2 h3 h4 h5 h6 hr i ins kbd li mark ol p pre q s samp "
  + "section small span strong sub summary sup table tbody td tfoot th thead tr u ul var").split(" "));
const SVG = new Set(("circle defs desc ellipse g line marker path polygon polyline rect svg text title "
  + "tspan").split(" "));
const ATTRIBUTE = new RegExp("^(align|alt|aria-[a-z]+|class|col|colspan|c[xy]|d|dir|d[xy]|fill(-[a-z]+)?|"
  + "font-[a-z]+|height|href|id|lang|lengthAdjust|marker-[a-z]+|open|orient|points|r|ref[XY]|role|rowspan|r[xy]|scope|"
  + "start|stroke(-[a-z]+)?|tabindex|text-anchor|textLength|title|transform|value|viewBox|width|x[12]?|y[12]?)$");
const NAMES = /^(id|aria-(labelledby|describedby|controls)|headers)$/;

// Takes out of a published page all that its own words do not need; false where there is something that
// no such page has. `prefix` keeps its names apart from those of other texts.
const tidy = (node, prefix, base) => {
  for (const { name, value } of [...node.attributes]) {
    if (!ATTRIBUTE.test(name) || /url\(/i.test(value)) node.removeAttribute(name);
    else if (NAMES.test(name)) node.setAttribute(name, value.split(" ").map((id) => prefix + id).join(" "));
  }
  const href = node.getAttribute("href");
  if (href?.startsWith("#")) node.setAttribute("href", `#${prefix}${href.slice(1)}`);
  else if (href) {
    let url;
    try { url = new URL(href, base); } catch { /* It leads nowhere. */ }
    if (/^(https?|mailto|tel):$/.test(url?.protocol)) {
      node.href = url.href;
      node.target = "_blank";
      node.rel = "noopener noreferrer";
    } else node.removeAttribute("href");
  }
  for (const child of [...node.children]) {
    const { localName } = child;
    if (child.matches(".anchor")) child.remove();
    // Their bytes are not those of the manifest.
    else if (localName === "img") child.replaceWith(child.alt);
    else if (localName === "input") child.replaceWith(child.checked ? "☑ " : "☐ ");
    else if (!(child.namespaceURI.endsWith("/svg") ? SVG : HTML).has(localName)) return false;
    else if (!tidy(child, prefix, base)) return false;
  }
  return true;
};

// A published text as nodes; nothing where it cannot be shown so.
const textNode = (type, content, prefix, base) => {
  if (type === "text/plain") return make("pre", { class: "plain", dir: "auto" }, content);
  try {
    const page = new DOMParser().parseFromString(policy ? policy.createHTML(content) : content, "text/html");
    const article = page.querySelector("article");
    if (!article || !tidy(article, prefix, base)) return undefined;
    for (const name of ["id", "tabindex"]) article.removeAttribute(name);
    article.lang ||= page.documentElement.lang;
    article.dir = page.documentElement.dir || "auto";
    return document.adoptNode(article);
  } catch {
    return undefined;
  }
};
