// The sentences of a gate in one language; the build writes those that are needed before any were read into
// BUILT_IN.
class Words {
  constructor({ language = "en", isRightToLeft = false, phrases = {} } = {}) {
    Object.assign(this, { language, isRightToLeft, phrases });
  }

  // The words of a phrase, with its values in the places of `%1`, `%2`.
  text(name, ...values) {
    const words = this.phrases[name] ?? BUILT_IN[name] ?? name;
    return words.replace(/%([1-9])/g, (sign, number) => values[number - 1] ?? sign);
  }
}
