import { readFileSync } from 'node:fs';

const page = readFileSync('docs/hosting.md', 'utf8');

/** Returns the first code block after a text in docs/hosting.md; throws if there is none. */
export function readCodeBlock(after: string): string {
  const [, block] = /```\w+\n([\s\S]*?)```/.exec(page.slice(page.indexOf(after))) ?? [];
  if (!page.includes(after) || block === undefined) throw new Error(`No code after "${after}".`);
  return block;
}

/** Returns the lines that a command prints there. */
export const readTranscript = (name: string): readonly string[] =>
  readCodeBlock(`<!-- transcript: ${name} -->`)
    .trimEnd()
    .split('\n')
    .filter((line) => !line.startsWith('$ '));
