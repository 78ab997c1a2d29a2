import type { PageText } from './collect-texts';

/** A part of a text that should be in another language. */
export type Finding = PageText & { readonly part: string };

/** The product's name, what is written the same in all languages, and lists and dates, which pseudo-languages have in English. */
const ALLOWED = /^(?:stillwater|am|pm|and)$/;

/** Of an email or a page. */
const ADDRESS = /\S+@[\w.-]+|\S+\.\S+\/\S*/g;

const DATE_WORDS = new Set(
  Array.from({ length: 84 }, (_, index) => new Date(Date.UTC(2024, index % 12, index))).flatMap(
    (date) =>
      (['long', 'short'] as const).flatMap((style) =>
        new Intl.DateTimeFormat('en-US', { month: style, weekday: style, timeZone: 'UTC' })
          .formatToParts(date)
          .map(({ value }) => value.toLowerCase()),
      ),
  ),
);

/** Frequent English words that no Spanish text has. */
const ENGLISH = new Set(
  `the your and please again with this you sign back next continue close save loading clinic question of for to is are not or
  on by from have was will an it we our done today day days week month step required password phone name yes skip view home
  settings answer answers send submit reload try could what when how need been more about can text email link log
  check in at add edit remove cancel`.split(/\s+/),
);

/** Texts that stay as they are, and pieces of them without markup; the longest first. */
export function getKnownParts(texts: readonly string[]): readonly string[] {
  const parts = texts.flatMap((text) => [
    text,
    ...text.split(/<[^>]*>|[\n*_[\]·]+|[\u0080-\u024F\u1E00-\u1EFF]+/),
  ]);
  return [...new Set(parts.map((part) => part.replaceAll(/\s+/g, ' ').trim().toLowerCase()))]
    .filter((part) => /[a-z]{2}/.test(part))
    .sort((a, b) => b.length - a.length);
}

/** The words that are left of a text without its known parts. */
function getOwnWords(text: string, known: readonly string[]): readonly string[] {
  let rest = text.toLowerCase().replaceAll(ADDRESS, ' ');
  for (const part of known) rest = rest.replaceAll(part, ' ');
  return rest.match(/[\p{L}\p{M}]+/gu) ?? [];
}

/** Texts of a page in a pseudo-language with words that were not changed and are not known. */
export function findLiterals(
  texts: readonly PageText[],
  known: readonly string[],
): readonly Finding[] {
  return texts.flatMap((one) => {
    const words = getOwnWords(one.text, known).filter(
      (word) => /^[a-z]{2,}$/.test(word) && !DATE_WORDS.has(word) && !ALLOWED.test(word),
    );
    return words.length === 0 ? [] : [{ ...one, part: words.join(' ') }];
  });
}

/** Texts of a page in Spanish with English words that are not known. */
export function findEnglishWords(
  texts: readonly PageText[],
  known: readonly string[],
): readonly Finding[] {
  return texts.flatMap((one) => {
    const words = getOwnWords(one.text, known).filter((word) => ENGLISH.has(word));
    return words.length === 0 ? [] : [{ ...one, part: words.join(' ') }];
  });
}
