/** A text, with the colon after it if it is a key, or the start or the end of an object. */
const TOKENS = /("(?:[^"\\]|\\.)*")(\s*:)?|[{}]/g;

/** Finds keys that one object of a JSON text has twice, of which `JSON.parse` drops the first without a word. */
export function findRepeatedKeys(json: string): readonly string[] {
  const objects: Set<unknown>[] = [];
  const problems: string[] = [];
  for (const { 0: token, 1: text = '', 2: colon, index } of json.matchAll(TOKENS)) {
    if (token === '{') objects.push(new Set());
    else if (token === '}') objects.pop();
    else if (colon !== undefined) {
      const key: unknown = JSON.parse(text);
      const line = json.slice(0, index).split('\n').length;
      if (objects.at(-1)?.has(key))
        problems.push(`${String(key)} is there twice: see line ${line}`);
      objects.at(-1)?.add(key);
    }
  }
  return problems;
}
