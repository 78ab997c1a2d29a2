import { parseJson } from './sequence';

/** What a tester typed as JSON; or where it goes wrong, to stand under the field. */
export function readJson(text: string): { readonly value: unknown } | { readonly problem: string } {
  if (text.trim() === '') return { value: undefined };
  try {
    return { value: parseJson(text) };
  } catch (error) {
    const message = error instanceof Error ? error.message : 'It cannot be read.';
    return { problem: `This is no JSON. ${message}` };
  }
}

/** A value as a tester may edit it. */
export function formatJson(value: unknown): string {
  return value === undefined ? '' : JSON.stringify(value, null, 2);
}
