import { parseJson } from './sequence';

/** Parses the JSON that a tester typed; a problem is shown under the field. */
export function readJson(text: string): { readonly value: unknown } | { readonly problem: string } {
  if (text.trim() === '') return { value: undefined };
  try {
    return { value: parseJson(text) };
  } catch (error) {
    const message = error instanceof Error ? error.message : 'It cannot be parsed.';
    return { problem: `This is not valid JSON. ${message}` };
  }
}

/** Formats a value as JSON for editing; `undefined` is an empty text. */
export function formatJson(value: unknown): string {
  return value === undefined ? '' : JSON.stringify(value, null, 2);
}
