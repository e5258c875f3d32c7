// How much of a text was seen, in thousandths.

// No screen and no text is as long; products of what is shorter are exact enough.
const LONGEST = 1e15;
const slack = (tolerance) => (tolerance > 0 ? Math.min(tolerance, 1) : 0);
const fits = ({ viewport, content, tolerance }) =>
  viewport > 0 && content <= viewport + slack(tolerance);

// The formula, for one moment: no measure that went wrong counts as reading.
const perMille = (measure) => {
  const { offset, viewport, content, tolerance } = measure;
  if (!(content > 0 && content < LONGEST && viewport > 0 && viewport < LONGEST)) return 0;
  // A list that bounces goes beyond its end, but not by all of its length: that is the offset of an
  // earlier layout.
  if (!(offset > -LONGEST && (offset < content || content <= viewport))) return 0;
  if (fits(measure)) return 1000;
  const seen = Math.max(offset, 0) + viewport;
  return seen + slack(tolerance) >= content ? 1000 : Math.floor(1000 * seen / content);
};

const isBeyond = (place, other) =>
  (place.block === other.block ? (place.part ?? 0) > (other.part ?? 0) : place.block > other.block);

// The furthest that was reached; it never goes back.
class Progress {
  perMille = 0;
  place;
  #isEmpty = false;

  constructor(threshold = 950, acceptsUnscrollable = true) {
    this.threshold = Math.min(Math.max(threshold, 1), 1000);
    this.acceptsUnscrollable = acceptsUnscrollable;
  }

  get hasReachedEnd() { return this.perMille >= this.threshold; }

  // What was seen before in another layout counts once, so that a rotation or another font neither
  // loses nor grants anything.
  see(measure) {
    this.#isEmpty = !(measure.content > 0);
    if (fits(measure) && !this.acceptsUnscrollable) return;
    const now = perMille(measure);
    const { place } = measure;
    if (place && now > 0) {
      if (!this.place || isBeyond(place, this.place)) this.place = place;
      else if (now < 1000) return;
    }
    this.perMille = Math.max(this.perMille, now);
  }

  // The person went to the end by other means than scrolling; a text that is not loaded has none.
  reachEnd() {
    if (!this.#isEmpty) this.perMille = 1000;
  }
}
