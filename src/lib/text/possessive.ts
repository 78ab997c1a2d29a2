import { formatPossessive, formatPossessiveOfS } from './copy';

/**
 * Converts a name to its possessive: "Sam’s", but "James’"; an empty name stays empty. In Spanish it is the bare name, so
 * it is read when rendered, and not kept.
 */
export function toPossessive(name: string): string {
  const trimmed = name.trim();
  if (trimmed === '') return '';
  return /s$/i.test(trimmed) ? formatPossessiveOfS(trimmed) : formatPossessive(trimmed);
}
