import type { Language } from './languages';

/** Common words of one language that are none of another one. */
const COMMON_WORDS: readonly (readonly [Language, ReadonlySet<string>])[] = [
  [
    'en',
    new Set(['the', 'and', 'you', 'your', 'have', 'how', 'what', 'with', 'are', 'not', 'feel']),
  ],
  ['es', new Set(['el', 'los', 'las', 'y', 'usted', 'muy', 'qué', 'cómo', 'ha', 'está', 'días'])],
];

/** Fewer may be a name, or a word of another language that is spelt the same. */
const MIN_COUNT = 3;

/** The language that a text is written in, for its pronunciation; null if that is not certain, or it is none of ours. */
export function detectTextLanguage(text: string): Language | null {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  const [most, next] = COMMON_WORDS.map(([language, common]) => ({
    language,
    count: words.filter((word) => common.has(word)).length,
  })).toSorted((a, b) => b.count - a.count);
  if (most === undefined || most.count < MIN_COUNT) return null;
  return next === undefined || next.count * 4 < most.count ? most.language : null;
}
