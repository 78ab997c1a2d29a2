/** Letters that a reader still recognizes, and that no literal has. */
const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const ACCENTED = 'ȧḃçđḗƒğħīĵķłḿņǿṗǫřşŧŭṽẇẋẏžȦḂÇĐḖƑĞĦĪĴĶŁḾŅǾṖǪŘŞŦŬṼẆẊẎŽ';
/** Or an address, which stays as it is. */
const WORD = /(?:https?:\/\/|www\.)\S+|[A-Za-z]+/g;
/** How much longer than English a translation may be. */
const GROWTH = 1.4;
/**
 * The words of a text are mirrored by these control characters (right-to-left override), in a right-to-left page. The mark
 * before them counts as a letter from right to left, so that `dir="auto"` takes a text as it would take one in Arabic.
 */
const MIRROR_START = '\u200F\u202E';
const MIRROR_END = '\u202C';

const accents = new Map([...LETTERS].map((letter, index) => [letter, [...ACCENTED][index]]));

const accentWord = (word) =>
  [...word].map((letter) => accents.get(letter).repeat(/[aeiou]/i.test(letter) ? 2 : 1)).join('');
const mirrorWord = (word) => `${MIRROR_START}${word}${MIRROR_END}`;

const isText = (token) => typeof token === 'string';
const toList = (tokens) => (isText(tokens) ? [tokens] : tokens);

function mapText(text, changeWord) {
  return text.replace(WORD, (word) => (/[./]/.test(word) ? word : changeWord(word)));
}

/** Changes the words of an ICU message (the tokens of Lingui's compiler), but nothing of its placeholders. */
function mapWords(tokens, changeWord) {
  return toList(tokens).map((token) => {
    if (isText(token)) return mapText(token, changeWord);
    const [name, type, options] = token;
    if (!isPlural(options)) return token;
    const entries = Object.entries(options).map(([key, variant]) => [
      key,
      isVariant(variant) ? mapWords(variant, changeWord) : variant,
    ]);
    return [name, type, Object.fromEntries(entries)];
  });
}

/** The variants of a plural or a choice; other placeholders have none. */
const isPlural = (options) => typeof options === 'object';
/** The offset of a plural is none. */
const isVariant = (variant) => isText(variant) || Array.isArray(variant);

/** The length of the longest variant of a message, without its placeholders. */
const getLength = (tokens) =>
  toList(tokens).reduce((sum, token) => {
    if (isText(token)) return sum + token.length;
    const variants = Object.values(token[2] ?? {}).filter(isVariant);
    return sum + Math.max(0, ...variants.map(getLength));
  }, 0);

/** Dots in groups, which can be wrapped as words are. */
const getPadding = (length) =>
  length < 1 ? '' : ` ${'·'.repeat(length).replace(/·{4}(?=·)/g, '$& ')}`;

/** `[Ẇḗḗŀƈǿǿḿḗḗ ···]`: the brackets show where a text is cut off. Spaces at its ends stay there. */
function accent(tokens) {
  const changed = mapWords(tokens, accentWord);
  const padding = getPadding(Math.ceil(getLength(tokens) * GROWTH) - getLength(changed));
  const [first] = changed;
  const before = isText(first) ? /^\s*/.exec(first)[0] : '';
  if (isText(first)) changed[0] = first.slice(before.length);
  const last = changed.at(-1);
  const after = isText(last) ? /\s*$/.exec(last)[0] : '';
  if (isText(last)) changed[changed.length - 1] = last.slice(0, last.length - after.length);
  return [`${before}[`, ...changed, `${padding}]${after}`];
}

/**
 * For each pseudo-language, how it changes the tokens of a message: 'en-XA' has accents and is longer, 'ar-XB' runs from right
 * to left.
 */
const pseudoLanguages = {
  'en-XA': accent,
  'ar-XB': (tokens) => mapWords(tokens, mirrorWord),
};

module.exports = { pseudoLanguages };
