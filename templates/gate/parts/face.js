// What a gate shows, in a shadow root: texts with their boxes and buttons, or a message.

// Nobody means with a press what stood elsewhere that short ago, in milliseconds.
const CALM = 300;
// As many paragraphs as fill a screen, and more.
const FIRST_BLOCKS = 50;
// What is gone to stands that far below the edge, in pixels.
const EDGE = 16;
// How much of a gate may be taken by what stands around a text.
const FRAME_SHARE = 0.6;
// What of a sheet can move by itself.
const MOVING = "dialog, pre, .table, .picture, [part~=text], [part~=message]";
const QUARTERS = [1000, 750, 500, 250];

// Some events that a script brings about count as trusted; a person pressed something just before.
const isByHand = ({ isTrusted }) => isTrusted && (navigator.userActivation?.isActive ?? true);

class Face {
  #key;
  #parts = [];
  #moved = 0;
  #pending = 0;
  #place;
  #told = 0;
  #shown = {};
  #dialog;
  #heard = new Set();
  // Dialogs behind the gate, which would stop all of the page; they come up when it opens.
  #held = new Set();
  // Whether somebody moves on, and those ends that are on the screen are reached.
  #isPushed = false;
  // What waits until somebody sees the gate, each with the session that it is of.
  #unseen = [];
  // Whether it was asked what is to be seen of the text, and not told yet.
  #isAsked = false;
  // Where a finger was last.
  #finger;

  // `act(what)` does something one after another, and has the face shown again: as long as what was on
  // the screen when it was meant is there. `emit(name, detail)` tells the page.
  constructor(host, root, act, emit) {
    Object.assign(this, { host, root, emit });
    this.act = async (work) => {
      const { view } = this;
      this.#pending += 1;
      // What takes a while to save is pressed already: nothing is missing, and nothing can be pressed.
      const bar = this.accept?.parentNode;
      const slow = setTimeout(() => {
        bar?.setAttribute("aria-busy", "true");
        this.#say("");
      }, CALM);
      try { await act(() => this.view === view && work()); } finally {
        this.#pending -= 1;
        clearTimeout(slow);
        bar?.removeAttribute("aria-busy");
      }
    };
    this.live = make("div", { class: "said", role: "status" });
    this.slot = make("slot");
    this.resized = new ResizeObserver(() => this.#measure());
    // A key of the keyboard (`accesskey`) presses what is not drawn as well.
    host.addEventListener("click", (event) => {
      const { target, isTrusted } = event;
      if (!isTrusted || this.view?.isOpen && !this.view.isAway || target.checkVisibility()) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    }, true);
    // Its page does not hear that a dialog behind the gate waits.
    host.addEventListener("close", (event) => {
      if (this.#held.has(event.target)) event.stopImmediatePropagation();
    }, true);
    for (const name of ["wheel", "touchstart", "touchmove"]) {
      host.addEventListener(name, (event) => this.#onward(event), { passive: true });
    }
    // What of the text is on the screen, whatever around it cuts it off: the window, the page, frames.
    this.seeing = new IntersectionObserver((entries) => this.#see(entries.at(-1)));
  }

  // Somebody else, or something else, is asked: nothing of this is on the screen any more.
  close() {
    this.rest();
    this.resized.disconnect();
    this.#parts = [];
    this.#key = this.view = this.session = undefined;
    this.host.removeAttribute("phase");
    this.root.replaceChildren();
  }

  // It is not known any more that nothing is owed; a text or a message stays until it is known what is.
  shut() { if (this.view?.isOpen) this.close(); }

  rest() {
    clearInterval(this.looking);
    this.seeing.disconnect();
    this.#isAsked = this.#isPushed = false;
  }

  // From now on nothing is meant for a while.
  calm() { this.#moved = performance.now(); }

  // Whatever moves the buttons: this gate, or the page around it.
  #look() {
    const place = [...this.root.querySelectorAll("[part=buttons]")].map((node) => {
      const { x, y, width, height } = node.getBoundingClientRect();
      return [x, y, width, height].map(Math.round);
    }).join();
    if (this.#place !== undefined && place !== this.#place) this.calm();
    this.#place = place;
    for (const item of this.view?.items ?? []) this.#name(item);
    this.#scrolled();
    this.#lift();
  }

  // A name that nobody typed is not in the field either: what stands there is what is signed.
  #name({ field, signedName }) {
    if (!field || lineOf(field.value) === signedName) return;
    field.value = signedName;
    this.calm();
  }

  // Whether what is on the screen has stood there for a while, and no press has its way.
  get isStill() {
    this.#look();
    return !this.#pending && performance.now() - this.#moved > CALM;
  }

  // What a press does: nothing for a script, for a held key, for who meant what stood there before, and
  // while another press still has its way.
  #press(action) {
    return (event) => {
      if (!isByHand(event) || !this.isStill || action(event) === false) event.preventDefault();
    };
  }

  #button(part, label, action, attributes) {
    const all = { type: "button", part: `button ${part}`, click: this.#press(action), ...attributes };
    return make("button", all, label);
  }

  #say(text) {
    this.live.textContent = text;
  }

  // Where the person stands now, from the session, or why there is none.
  show(session, refusal, words) {
    const isOther = this.session !== session;
    Object.assign(this, { session, words });
    const view = this.#view(refusal);
    if (view.key !== this.#key || isOther) {
      this.#key = view.key;
      this.calm();
      this.#build(view);
    }
    if (session && !view.refusal) this.#update();
  }

  #view(refusal = this.session?.refusal) {
    if (refusal) return { key: `refused ${refusal.kind}`, refusal };
    const { session, host } = this;
    const left = session.items.find(({ state }) => state.phase === "exited" && !isSettled(state));
    // A gate that the page opens itself is closed again.
    if (left && host.hasAttribute("manual")) return { key: "away", isOpen: true, isAway: true };
    if (left) return { key: "left", item: left };
    const open = (session.page ?? []).filter(({ state }) => !isSettled(state));
    const [item] = open;
    if (!item) return { key: `open ${this.#heard.size}`, isOpen: true };
    const { phase, flags } = item.state;
    if (phase === "unavailable") return { key: `failed ${item.document.id}`, refusal: item.failure };
    if (phase === "askingAge") return { key: `age ${this.year ?? ""}`, isAge: true, item };
    if (phase === "underAge") return { key: phase, item };
    const isGuardian = phase === "awaitingGuardian" || Boolean(item.guardian && flags & FLAG.hasGuardian);
    const items = isGuardian ? [item]
      : open.filter(({ state, text }) => text && state.phase !== "awaitingGuardian");
    const texts = items.map(({ document, release }) => [document.id, release.version]);
    return { key: `text ${isGuardian} ${texts}`, items, isGuardian };
  }

  #build(view) {
    this.resized.disconnect();
    this.anchor = undefined;
    this.#parts = [];
    this.#shown = {};
    this.#told = 0;
    this.live.textContent = "";
    this.view = view;
    this.#place = this.#dialog = undefined;
    this.rest();
    if (!view.isOpen) this.looking = setInterval(() => this.#look(), CALM / 3);
    const { host, session } = this;
    // What stands around a text is in its language.
    const { words } = view.items?.[0] ?? this;
    const isSheet = host.hasAttribute("sheet");
    const content = view.isAway ? [] : view.isOpen ? this.#opened()
      : view.items ? this.#text(view) : this.#message(view);
    // What is behind the gate is the page's own, and keeps its language and direction.
    const ours = speech(words);
    Object.assign(this.live, ours);
    const gate = make(isSheet && !view.isOpen ? "dialog" : "div", {
      part: `gate ${view.isOpen ? "open" : isSheet ? "sheet" : "page"}`, ...!view.isOpen && ours,
      role: !isSheet && !view.isOpen && "region", "aria-labelledby": !view.isOpen && "title",
      keydown: (event) => this.#keyed(event), cancel: (event) => event.preventDefault(),
      scroll: () => view.items && this.#scrolled(),
      close: (event) => event.target === gate && gate.isConnected && this.#lift(),
    // What is said has to be said within a modal dialog: nothing else is heard.
    }, ...content, this.live);
    const hadFocus = this.root.activeElement;
    this.root.replaceChildren(gate);
    if (view.isOpen) {
      this.seeing.observe(gate.firstChild);
      // Who pressed the last button goes on at the beginning of what it opened.
      gate.tabIndex = -1;
      if (!view.isAway) this.#release();
      if (!hadFocus) return;
      gate.role = "group";
      gate.ariaLabel = session.opened.manifest.product.name;
      gate.focus({ preventScroll: true });
      const said = session.items.filter(({ isStored, acceptance }) => isStored && acceptance)
        .map((item) => eventSentence(item.acceptance, titleOf(item), item.words));
      requestAnimationFrame(() => this.#say(said.join(" ")));
      return;
    }
    if (isSheet) this.#hold(gate);
    this.#lift();
    if (view.items) this.#arrange();
    // Nobody who is elsewhere in the page is taken from there.
    const isFree = host.hasAttribute("page") && [null, document.body].includes(document.activeElement);
    if (hadFocus || isFree) this.#focus();
    // What is below the first screens follows once these are drawn; nothing is measured before.
    if (view.items) requestAnimationFrame(() => setTimeout(() => this.#complete(view)));
  }

  #focus() { this.root.querySelector("[data-focus]")?.focus({ preventScroll: true, focusVisible: false }); }

  // What is modal stops all of the page, so nothing is that nobody sees: neither a sheet, until it is drawn,
  // nor a dialog behind the gate.
  #lift() {
    const { host, view, root: { firstChild: gate } } = this;
    if (!view || view.isOpen) return;
    for (const dialog of host.querySelectorAll("dialog:modal")) {
      if (dialog.checkVisibility()) continue;
      this.#held.add(dialog);
      dialog.close();
    }
    const isDrawn = host.checkVisibility({ visibilityProperty: true });
    if (!gate.showModal || gate.open === isDrawn) return;
    if (!isDrawn) return gate.close();
    gate.showModal();
    this.#focus();
  }

  #release() {
    for (const dialog of this.#held) if (dialog.isConnected && !dialog.open) dialog.showModal();
    this.#held.clear();
  }

  #whole({ text: { node, rest } }) {
    node.append(...rest.splice(0));
    return node;
  }

  #complete(view) {
    if (this.view !== view) return;
    this.#parts = view.items.map((item) => {
      const node = this.#whole(item);
      const blocks = [...node.querySelectorAll("p, li, h1, h2, h3, h4, h5, h6, tr, pre, figure, dt, dd")];
      return { item, node, end: node.nextSibling, blocks: blocks.length ? blocks : [node], tops: [] };
    });
    for (const picture of this.region.querySelectorAll(".picture")) {
      const first = picture.querySelector(".dn > *")?.getBoundingClientRect();
      const { left, width } = picture.getBoundingClientRect();
      // What is wider than the screen begins where the drawing does.
      if (first) picture.scrollLeft += first.left + (first.width - width) / 2 - left;
    }
    const { firstChild: gate } = this.root;
    for (const node of [gate, ...gate.children, this.region, ...this.#parts.map(({ node }) => node)]) {
      this.resized.observe(node);
    }
  }

  // Where the text would have too little room, all of the gate moves, and only the buttons stay.
  #arrange() {
    const { firstChild: gate } = this.root;
    const { scrollTop } = gate;
    delete gate.dataset.flow;
    const [header, , , bar] = gate.children;
    if (header.scrollHeight + bar.scrollHeight + this.hint.offsetHeight <= FRAME_SHARE * gate.clientHeight) return;
    gate.dataset.flow = "";
    gate.style.setProperty("--foot", `${this.accept.parentNode.offsetHeight}px`);
    // Without the layout it could not be kept.
    gate.scrollTop = scrollTop;
  }

  get #scroller() { return this.root.firstChild.dataset.flow === "" ? this.root.firstChild : this.region; }

  // Nothing behind a sheet moves. What is beside it belongs to no part of it, so the whole page is heard.
  #hold(gate) {
    for (const name of ["wheel", "touchmove"]) {
      addEventListener(name, function hold(event) {
        const path = event.composedPath();
        const place = path.indexOf(gate);
        if (!gate.isConnected) removeEventListener(name, hold);
        else if (place >= 0 && !path.slice(0, place + (gate.dataset.flow === "")).some((node) =>
          node.matches?.(MOVING) && (node.scrollHeight > node.clientHeight || node.scrollWidth > node.clientWidth))) {
          event.preventDefault();
        }
      }, { passive: false });
    }
  }

  // A held key presses nothing; End goes to the end, also where all of it is on the screen.
  #keyed(event) {
    const { key, repeat, target, isTrusted, ctrlKey, metaKey } = event;
    if (repeat && (key === "Enter" || key === " ") && target !== this.region) event.preventDefault();
    // In a field, End goes to the end of what was typed.
    const isTyped = target.matches("input:not([type=checkbox]), select");
    if (!isTrusted || !this.#parts.length || ctrlKey && key !== "End" || metaKey || isTyped) return;
    if (key === "End") {
      const scroller = this.#scroller;
      scroller.scrollTop = scroller.scrollHeight;
      // Of several texts, to the end of the first one that was not read.
      const { missing } = this;
      const unread = missing?.phrase === "scrollToContinue" && this.#parts.find(({ item }) => item === missing.item);
      if (unread) {
        const [end, edge] = [unread.end, scroller].map((node) => node.getBoundingClientRect().top);
        unread.end.scrollIntoView({ block: end < edge + 4 * EDGE ? "center" : "nearest", behavior: "instant" });
      }
      event.preventDefault();
    } else if (target !== this.region || (key !== "PageDown" && key !== " ")) return;
    this.#push(true);
  }

  // Who moves on is at the end of each text whose end is on the screen already.
  #push(isOn) {
    if (!isOn) return;
    this.#isPushed = true;
    this.#isAsked = false;
    this.#scrolled();
  }

  // A hand that moves on where nothing moves any more has all of the last text behind it: what stands below a
  // text may be higher than the window, and a fast scroll shows nothing between.
  #onward({ type, isTrusted, deltaY, touches }) {
    const { clientY } = touches?.[0] ?? {};
    const isDown = type === "wheel" ? deltaY > 0 : type === "touchmove" && clientY < this.#finger;
    this.#finger = clientY;
    if (!isTrusted || !isDown || !this.#parts.length || this.#dialog) return;
    const { item, top, bottom } = this.#parts.at(-1);
    const { scrollTop, scrollHeight, clientHeight } = this.#scroller;
    if (!(bottom > top) || this.#top < bottom || scrollTop + clientHeight < scrollHeight - 1) return;
    this.session.reachEnd(item);
    this.#update();
  }

  // A text, or those that share a page

  #text({ items, isGuardian }) {
    const [{ words }] = items;
    const { session } = this;
    const { pages, page } = session;
    const title = items.map(titleOf).join(", ");
    const { product } = session.opened.manifest;
    const news = isGuardian ? [session.sentence(items[0])] : session.news;
    for (const text of news) this.#heard.add(text);
    if (!isGuardian) session.noteNews();
    this.bar = make("i");
    this.meter = make("div", {
      part: "progress", role: "progressbar", "aria-label": words.text("scrollToContinue"), "aria-valuemin": 0, "aria-valuemax": 100,
    }, this.bar);
    this.region = make("div", {
      part: "text", role: "group", tabindex: "0", "data-focus": true,
      "aria-label": items.map((item) => `${titleOf(item)}, ${words.text("versionOf", item.release.version)}`).join(", "),
      scroll: () => this.#scrolled(), click: (event) => this.#follow(event),
      wheel: ({ deltaY }) => this.#push(deltaY > 0), touchend: () => this.#push(true),
    });
    this.#lines("notice", news);
    for (const item of items) this.#part(item, isGuardian);
    this.hint = make("p", { part: "hint", "aria-hidden": "true" });
    this.why = make("p", { id: "why", class: "said" });
    // The record names the buttons that were there.
    const [{ isPutOff }] = items;
    const shown = isGuardian ? items[0].guardianPresentation : items[0].presentation;
    this.accept = this.#button(
      "accept", shown.acceptLabel, () => this.#accept(), { "aria-describedby": "why" });
    const decline = this.#button("decline", shown.declineLabel,
      isPutOff ? () => this.act(() => session.putOff()) : () => this.#decline());
    const number = pages.findIndex(([first]) => first === page[0]) + 1;
    const facts = [
      title.includes(product.name) ? "" : product.name,
      items.length > 1 ? "" : words.text("versionOf", items[0].release.version),
      pages.length > 1 ? words.text("pageOf", number, pages.length) : "",
    ].filter(Boolean);
    return [
      make("div", { part: "header" }, make("div", {},
        // Where a text has no title of its own, this is the one of the page.
        make(items.every(({ text: { node } }) => node.querySelector("h1")) ? "p" : "h1",
          { part: "title", id: "title" }, make("bdi", {}, title)),
        make("p", { part: "product" },
          ...facts.flatMap((fact, index) => [index ? " · " : "", make("bdi", {}, fact)]))),
        make("p", { part: "tools" }, make("slot", { name: "links" }),
          this.#button("tool", words.text("print"), () => print()))),
      this.meter, make("div", { part: "reading" }, this.region, this.hint),
      make("div", { part: "bar" }, ...items.map((item, index) => this.#ask(item, index, isGuardian)),
        this.why, make("div", { part: "buttons" }, decline, this.accept)),
    ];
  }

  #lines(part, lines) {
    if (lines.length) this.region.append(make("div", { part }, ...lines.map((text) => make("p", { dir: "auto" }, text))));
  }

  #part(item, isGuardian) {
    const { words, changes, text, reasons, lead } = item;
    // The same nodes stand again where a guardian reads the text.
    const { node } = text;
    if (node.children.length > 2 * FIRST_BLOCKS) {
      for (const child of [...node.children].slice(FIRST_BLOCKS)) {
        text.rest.push(child);
        child.remove();
      }
    }
    const end = make("p", {
      part: "end", tabindex: "-1",
      // A reader of the screen got there.
      focus: () => {
        if (!this.#parts.length) return;
        this.session.reachEnd(item);
        this.#update();
      },
    }, words.text("endOfText"));
    if (!isGuardian) this.#lines("notice", reasons);
    this.#lines("lead", lead);
    if (changes) {
      const dir = changes.locale === item.locale ? node.dir : "auto";
      // One press away, however much changed.
      this.region.append(changesNode(changes, words, dir, this.#button(
        "more tool", words.text("showText"), () => this.#go(node, this.#scroller))));
    }
    this.region.append(node, end);
  }

  // The sentence, the box and the field for the name.
  #ask(item, index, isGuardian) {
    const { words, state, document } = item;
    const { boxLabel, json: { statement } } = isGuardian ? item.guardianPresentation : item.presentation;
    const describedBy = { "aria-describedby": `statement-${index} why` };
    const nodes = [make("p", { part: "statement", id: `statement-${index}`, dir: "auto" }, statement)];
    item.box = item.field = undefined;
    if (isGuardian || state.flags & FLAG.needsTick) {
      item.box = make("input", {
        type: "checkbox", click: this.#press(() => this.#tick(item)), ...describedBy,
      });
      nodes.push(make("label", { part: "box" }, item.box, make("span", { dir: "auto" }, boxLabel)));
    }
    if (!isGuardian && state.flags & FLAG.needsName) {
      item.field = make("input", {
        part: "name", type: "text", autocomplete: "name", maxlength: 200, ...describedBy,
        click: () => canTick(item.state) || this.refuse(),
        input: (event) => {
          if (isByHand(event)) this.session.sign(item, item.field.value);
          this.#name(item);
          this.#update();
        },
      });
      nodes.push(make("label", { part: "field" }, make("span", {}, words.text("nameLabel")), item.field));
    }
    return make("div", { part: "ask", role: "group", "aria-labelledby": `statement-${index}` }, ...nodes);
  }

  #tick(item) {
    if (!this.#isOn(item)) return this.refuse();
    this.act(() => this.session.send(item, this.#isTicked(item) ? "unticked" : "ticked"));
    return true;
  }

  // Whether box and field of a text are on, and whether the box is ticked.
  #isOn(item) { return this.view.isGuardian ? canGuardianTick(item) : canTick(item.state); }

  #isTicked(item) { return this.view.isGuardian ? item.guardian?.isTicked : isTicked(item); }

  #accept() {
    const { session, view: { isGuardian, items: [item] } } = this;
    if (this.missing) return this.refuse();
    if (isGuardian) return this.act(() => session.send(item, "guardianApproved"));
    return this.act(() => session.accept());
  }

  // Says what is missing, and shows where.
  refuse() {
    const missing = this.view?.items && this.missing;
    if (!missing) return false;
    const text = missing.item.words.text(missing.phrase);
    this.#say("");
    requestAnimationFrame(() => this.#say(text));
    this.hint.textContent = text;
    this.hint.dataset.alert = "";
    const { box, field } = missing.item;
    ({ tickToContinue: box, typeYourName: field })[missing.phrase]?.focus();
    return false;
  }

  // What has to be done before Accept is on.
  get missing() {
    const { session, view: { isGuardian, items: [item] = [] } } = this;
    if (!isGuardian) return session.missing;
    const phrase = missingOf(item);
    return phrase && { item, phrase };
  }

  #decline() {
    const { session, view: { isGuardian, items: [item] } } = this;
    if (isGuardian) this.#question(item, "guardianDeclined");
    else this.act(() => session.decline());
  }

  // "Review again" or "Exit"; Escape reviews.
  #question(item, exit = "exitPressed", review) {
    if (this.#dialog) return;
    const { words } = item;
    let event = review;
    const choose = (part, chosen) => this.#button(part, words.text(part), () => {
      event = chosen;
      dialog.close();
    });
    const dialog = make("dialog", {
      part: "dialog", role: "alertdialog", "aria-labelledby": "question",
      close: () => {
        dialog.remove();
        this.#dialog = undefined;
        this.calm();
        if (event) this.act(() => this.session.send(item, event));
      },
    }, make("p", { id: "question", dir: "auto" }, words.text("declineQuestion", titleOf(item))),
    make("div", { part: "buttons" }, choose("exit", exit), choose("reviewAgain", review)));
    this.#dialog = dialog;
    this.root.firstChild.append(dialog);
    this.calm();
    dialog.showModal();
    dialog.querySelector("[part~=reviewAgain]").focus();
  }

  // Links within a text stay within it: a page does not find what stands in a shadow root.
  #follow(event) {
    const href = event.target.closest("a[href^='#']")?.getAttribute("href");
    if (!href) return;
    event.preventDefault();
    // A browser looks for a name as it is written, and then for what it stands for (HTML, 7.4.6.3).
    const text = event.currentTarget;
    const find = (id) => text.querySelector(`#${CSS.escape(id)}`);
    let target = find(href.slice(1));
    try { target ??= find(decodeURIComponent(href.slice(1))); } catch { /* It stands for nothing. */ }
    if (target) this.#go(target, text === this.region ? this.#scroller : text);
  }

  // Goes to a place of a text; the page around stays where it is.
  #go(target, scroller) {
    scroller.scrollTop += target.getBoundingClientRect().top - scroller.getBoundingClientRect().top - EDGE;
    target.tabIndex = -1;
    target.focus({ preventScroll: true });
  }

  // What of the texts is on the screen

  // An observer that begins tells once what is to be seen, with the next frame; of what nobody sees there is
  // none.
  #scrolled() {
    if (!this.#parts.length || this.#isAsked) return;
    this.#isAsked = true;
    this.seeing.unobserve(this.region);
    this.seeing.observe(this.region);
  }

  // Where the blocks stand in the region, once for each layout; whoever was reading goes on at the same words.
  #measure() {
    this.#arrange();
    const { region } = this;
    const scroller = this.#scroller;
    const origin = region.getBoundingClientRect().top + region.clientTop - region.scrollTop;
    for (const part of this.#parts) {
      const { top, bottom } = part.node.getBoundingClientRect();
      Object.assign(part, {
        top: top - origin, bottom: bottom - origin, tail: part.end.getBoundingClientRect().bottom - origin,
        tops: part.blocks.map((block) => block.getBoundingClientRect().top - origin),
      });
    }
    const layout = [scroller.clientWidth, scroller.clientHeight,
      ...this.#parts.map(({ top, bottom }) => Math.round(bottom - top))].join();
    if (this.anchor && this.layout && this.layout !== layout) {
      const { part, block, part: { tops }, share } = this.anchor;
      const below = tops[block + 1] ?? part.bottom;
      if (this.#parts.includes(part)) scroller.scrollTop += tops[block] + share * (below - tops[block]) - this.#top;
      this.calm();
    }
    this.layout = layout;
    this.#scrolled();
  }

  // Where in the region what scrolls begins on the screen.
  get #top() {
    const { region } = this;
    const scroller = this.#scroller;
    if (scroller === region) return region.scrollTop;
    return scroller.getBoundingClientRect().top + scroller.clientTop - region.getBoundingClientRect().top;
  }

  // The block of a part at a height, and how much of it is above.
  #reading({ tops, bottom }, height) {
    let [low, high] = [0, tops.length];
    while (low + 1 < high) {
      const middle = (low + high) >> 1;
      if (tops[middle] < height) low = middle;
      else high = middle;
    }
    const size = (tops[low + 1] ?? bottom) - tops[low];
    return { block: low, share: size > 0 ? Math.min(1, Math.max(0, (height - tops[low]) / size)) : 0 };
  }

  // Until something of what a session shows is on the screen.
  seen(session) { return new Promise((go) => this.#unseen.push([session, go])); }

  #see({ isIntersecting, target, boundingClientRect: whole, intersectionRect: shown }) {
    const { region, session } = this;
    if (isIntersecting) this.#unseen = this.#unseen.filter(([of, go]) => of !== session || go());
    if (target !== region) return;
    const isPushed = this.#isPushed;
    this.#isAsked = this.#isPushed = false;
    this.anchor = undefined;
    if (isIntersecting) {
      const start = region.scrollTop - region.clientTop - whole.top;
      const foot = this.accept.parentNode.getBoundingClientRect().top - region.getBoundingClientRect().top;
      const bottom = Math.min(shown.bottom + start, region.scrollTop + Math.min(region.clientHeight, foot));
      const top = Math.max(shown.top + start, region.scrollTop);
      const anchored = this.#top;
      for (const part of this.#parts) {
        const first = Math.max(top, part.top);
        const end = Math.min(bottom, part.bottom);
        // Of a text that ends on the screen there may be no more to see than the mark below it.
        const isEnding = part.bottom > part.top && part.bottom <= bottom + 1 && part.tail > top;
        if (isPushed && isEnding) session.reachEnd(part.item);
        if (!(end > first)) continue;
        if (!this.anchor && part.top < anchored) this.anchor = { part, ...this.#reading(part, anchored) };
        const { block, share } = this.#reading(part, end);
        session.see(part.item, {
          offset: first - part.top, viewport: end - first, content: part.bottom - part.top,
          place: { block, part: Math.floor(1000 * share) },
        });
      }
    }
    this.#update();
  }

  // Draws what changed since it was drawn last; nothing of it moves anything else.
  #update() {
    const { session, view } = this;
    const { phase } = ((view.items && this.missing?.item)
      ?? session.page?.find(({ state }) => !isSettled(state))
      ?? session.items.find(({ isListed }) => isListed) ?? session.items[0])?.state ?? { phase: "notNeeded" };
    this.#draw("phase", phase, () => {
      this.host.setAttribute("phase", phase);
      this.emit("state", { phase, document: view.items?.[0].document.id });
    });
    if (!view.items) return;
    const { missing } = this;
    const weigh = (of) => view.items.reduce((sum, item) => sum + of(item) * (item.entry.words || 1), 0);
    const perMilleOf = (item) => (view.isGuardian ? item.guardian : item).progress.perMille;
    const perMille = Math.floor(weigh(perMilleOf) / weigh(() => 1));
    this.#draw("progress", perMille, () => {
      this.bar.style.setProperty("transform", `scaleX(${perMille / 1000})`);
    });
    const quarter = QUARTERS.find((each) => perMille >= each) ?? 0;
    this.#draw("quarter", quarter, () => {
      const text = view.items[0].words.text("progress", quarter / 10);
      this.meter.setAttribute("aria-valuenow", quarter / 10);
      this.meter.setAttribute("aria-valuetext", text);
      if (quarter > this.#told) this.#say(text);
      this.#told = quarter;
    });
    this.#draw("missing", missing ? missing.phrase : "", () => {
      const text = missing ? missing.item.words.text(missing.phrase) : "";
      const isUnread = missing?.phrase === "scrollToContinue";
      delete this.hint.dataset.alert;
      this.hint.toggleAttribute("data-off", !isUnread);
      if (isUnread) this.hint.textContent = `↓ ${text}`;
      else if (text) this.#say(text);
      this.why.textContent = text;
      this.accept.setAttribute("aria-disabled", String(Boolean(missing)));
    });
    for (const item of view.items) {
      const { box, field } = item;
      const isOn = this.#isOn(item);
      const isBoxTicked = this.#isTicked(item);
      this.#draw(item.document.id, `${isOn} ${isBoxTicked}`, () => {
        for (const input of [box, field]) input?.setAttribute("aria-disabled", String(!isOn));
        if (field) field.readOnly = !isOn;
        if (box) box.checked = isBoxTicked;
      });
    }
    const declining = view.items.find(({ state }) => state.phase === "declining");
    if (declining) this.#question(declining, "exitPressed", "reviewAgain");
    const refused = view.items.find(({ storeError, state }) => storeError && isShown(state.phase));
    this.#draw("refused", refused?.storeError, () => {
      if (!refused) return;
      this.hint.textContent = refused.words.text("notStoredNotCounted");
      this.hint.dataset.alert = "";
      this.#say(this.hint.textContent);
    });
  }

  #draw(name, value, change) {
    if (this.#shown[name] === value) return;
    this.#shown[name] = value;
    change();
  }

  // What is told and asked without a text

  #message({ refusal, item, key, isAge }) {
    const { session, words, host } = this;
    const exit = () => this.act(async () => {
      for (const each of session.items) if (!isSettled(each.state)) await session.send(each, "exitPressed");
    });
    const nodes = [];
    const buttons = [];
    const add = (part, action, label = part) => buttons.push(this.#button(part, words.text(label), action));
    let title = item && session.sentence(item);
    if (refusal) {
      title = words.text("unavailable");
      nodes.push(make("p", { dir: "auto" }, refusalSentence(refusal, words)));
      if (refusal.detail) nodes.push(make("p", { part: "detail", dir: "ltr" }, refusal.detail));
      if (refusal.kind === "framed") {
        const link = { part: "button accept", href: location.href, target: "_blank", rel: "noopener" };
        buttons.push(make("a", link, words.text("openWindow")));
      } else add("accept", () => host.retry(), "retry");
    } else if (isAge) {
      title = words.text("ageQuestion");
      nodes.push(make("p", {}, words.text("ageUse")), this.#age(item));
      add("exit", exit);
      // Enter in the field presses it as well; a form can be submitted by a script.
      buttons.push(this.#button("accept", words.text("goOn"), () => this.answer(), { type: "submit", form: "age" }));
    } else if (item && isTooYoung(item)) {
      const { contact } = session.opened.manifest.publisher;
      const link = { href: contact, target: "_blank", rel: "noopener noreferrer" };
      if (contact) nodes.push(make("p", {}, make("a", link, contact.replace(/^(mailto|tel):/, ""))));
      // Who left has nothing to come back to: they are as young as before.
      if (key !== "left") add("exit", exit);
    } else if (key === "left") add("accept", () => host.open(), "reviewAgain");
    else add("exit", exit);
    return [make("div", { part: "message" },
      ...session ? [make("p", { part: "product" }, session.opened.manifest.product.name)] : [],
      make("h1", { part: "title", id: "title", tabindex: "-1", "data-focus": !isAge }, make("bdi", {}, title)),
      ...nodes, make("div", { part: "buttons" }, ...buttons), make("slot", { name: "links" }))];
  }

  #age({ words }) {
    const isMonth = this.year !== undefined;
    const format = new Intl.DateTimeFormat(words.language, { month: "long", timeZone: "UTC" });
    const months = Array.from({ length: 12 }, (_, index) => make(
      "option", { value: index + 1 }, format.format(Date.UTC(2000, index))));
    const input = isMonth ? make("select", {}, make("option", { value: "" }), ...months)
      : make("input", { type: "text", inputmode: "numeric", maxlength: 4, autocomplete: "off" });
    input.id = "answer";
    input.setAttribute("aria-describedby", "wrong");
    const wrong = make("p", { part: "error", id: "wrong", role: "alert" });
    input.dataset.focus = "";
    this.answer = () => {
      const number = /^\d+$/.test(input.value) ? Number(input.value) : NaN;
      const [year, month] = isMonth ? [this.year, number] : [number];
      this.act(async () => {
        const lacks = number > 0 ? await this.session.answerAge(year, month) : "year";
        if (lacks === "month") this.year = year;
        else if (!lacks) this.year = undefined;
        else {
          input.setAttribute("aria-invalid", "true");
          wrong.textContent = words.text("asideYears");
          input.focus();
        }
      });
    };
    return make("form", { id: "age", novalidate: true, submit: (event) => event.preventDefault() },
      make("label", { part: "field" }, make("span", {}, words.text(isMonth ? "ageMonth" : "ageYear")), input),
      wrong);
  }

  // What is behind the gate, and what the person should hear: that it is for now, what comes next.
  #opened() {
    const { session, words } = this;
    const notices = [];
    const add = (key, text, ...buttons) => {
      if (this.#heard.has(key)) return;
      notices.push(make("div", { part: "notice", role: "status", ...speech(words) }, make("p", { dir: "auto" }, text),
        ...buttons.map(([label, action]) => this.#button("tool", words.text(label), () => {
          this.#heard.add(key);
          this.act(action ?? (() => {}));
        }))));
    };
    for (const item of session.items) {
      const { phase } = item.state;
      if (phase === "acceptedUnsaved") add(`unsaved ${item.document.id}`, session.sentence(item), ["goOn"]);
      if (phase === "grace") {
        add(`grace ${item.document.id}`, session.sentence(item),
          ["showText", () => session.send(item, "opened")], ["notNow"]);
      }
    }
    for (const text of session.news) add(text, text, ["goOn"]);
    session.noteNews();
    return [...notices, this.slot];
  }

  // As long as a text is there to read it is what is printed.
  get isReading() { return this.reader?.isConnected; }

  // A text to read, which asks for nothing.
  read(item) {
    const { words } = item;
    const button = (name, click) => make(
      "button", { type: "button", part: "button", click }, words.text(name));
    const dialog = make("dialog", {
      part: "dialog reader", "aria-label": titleOf(item), ...speech(words), close: () => {
        dialog.remove();
        this.act(() => {});
      },
    },
    make("div", {
      part: "text", tabindex: "0", role: "group", "aria-label": titleOf(item),
      click: (event) => this.#follow(event),
    },
      this.#whole(item).cloneNode(true)),
    make("div", { part: "buttons" }, button("print", () => print()), button("back", () => dialog.close())));
    this.reader = dialog;
    this.root.append(dialog);
    dialog.showModal();
  }
}
