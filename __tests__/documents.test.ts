/** @jest-environment node */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { scripts } from '../package.json';

const isDocument = (file: string) => file.endsWith('.md');

/** The documents of the repository, by path. */
const documents = [
  ...readdirSync('.').filter(isDocument),
  ...['src', 'machines', '__tests__', 'docs'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter(isDocument)
      .map((file) => path.join(folder, file)),
  ),
];

/** The anchor that a heading gets: `## Card payments` becomes `card-payments`. */
const toAnchor = (heading: string) =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(/\s/g, '-');

const getAnchors = (text: string) =>
  [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => toAnchor(heading));

/** The targets of the links and images in a document, except URLs with a scheme. */
const getRelativeLinks = (text: string) =>
  [...text.matchAll(/\]\(([^()\s]+)\)/g)]
    .map(([, target = '']) => target)
    .filter((target) => !/^[a-z]+:/.test(target));

/** True if the file or folder of a link exists, and so does the heading if the link names one. */
function isResolved(link: string, document: string): boolean {
  const [file = '', anchor] = link.split('#');
  const target = file === '' ? document : path.join(path.dirname(document), file);
  if (!existsSync(target)) return false;
  return anchor === undefined || getAnchors(readFileSync(target, 'utf8')).includes(anchor);
}

describe('documents', () => {
  it.each(documents)('%s has no link to a file or heading that does not exist', (document) => {
    const links = getRelativeLinks(readFileSync(document, 'utf8'));
    expect(links.filter((link) => !isResolved(link, document))).toEqual([]);
  });

  it.each(['missing.md', '#missing', 'docs/glossary.md#missing'])(
    'a link to %s is reported',
    (link) => expect(isResolved(link, 'README.md')).toBe(false),
  );

  it.each(['docs', '#card-payments', 'docs/glossary.md#the-product'])(
    'a link to %s is not reported',
    (link) => expect(isResolved(link, 'README.md')).toBe(true),
  );
});

const GUIDES = 'docs/how-to';

/** What the guides add in their examples, and placeholders such as `x.api.ts`. */
const INVENTED =
  /care[-_]?team|callback|emergency|french|\bfr\b|^time$|time-field|TimeQuestion|\bx\.|PHONE_ENTERED/i;

/** The files that guides name, and the folders, by path. */
const files = ['src', 'machines', '__tests__', 'docs', 'public'].flatMap((folder) => [
  folder,
  ...readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) =>
    path.join(folder, file),
  ),
]);
const code = files
  .filter((file) => /\.(?:tsx?|cjs)$/.test(file) && file !== '__tests__/documents.test.ts')
  .map((file) => readFileSync(file, 'utf8'))
  .join();
const words = new Set(code.match(/\w+/g));

/** What is quoted in the text of a guide, without its code blocks. */
const getQuoted = (text: string) =>
  [...text.replaceAll(/^ *```[\s\S]*?```$/gm, '').matchAll(/`([^`]+)`/g)].map(
    ([, quoted = '']) => quoted,
  );

/** The names in the code blocks of a guide, without those in texts and comments. */
const getNamesInCode = (text: string) =>
  [...text.matchAll(/^ *```tsx?\n([\s\S]*?)```$/gm)].flatMap(
    ([, block = '']) =>
      block.replaceAll(/'[^']*'|`[^`]*`|\/[/*].*/g, '').match(/[A-Za-z_]\w*/g) ?? [],
  );

/** True for a path, a name or a script that exists, and for everything that is none of these. */
function isKnown(quoted: string): boolean {
  if (/^(?:[\w.-]+\/)+[\w.-]*$|^[\w.-]+\.(?:tsx?|cjs|css|html|md|json|po)$/.test(quoted)) {
    const file = quoted.replace(/\/$/, '');
    return files.some((one) => one === file || one.endsWith(`/${file}`));
  }
  const [, name] = /^([A-Za-z_]\w*)(?:\(.*\))?$/.exec(quoted) ?? [];
  return name === undefined || words.has(name);
}

const getScripts = (text: string) =>
  [...text.matchAll(/npm run ([\w:]+)/g)].map(([, script = '']) => script);

/** Part of the name of every test that a script runs, for scripts that run the tests whose paths contain an argument. */
const TEST_FILE: Readonly<Partial<Record<string, string>>> = { unit: '.test.ts', e2e: '.e2e.ts' };

const getCommands = (text: string) =>
  [...text.matchAll(/npm run ([\w:]+) -- ([^&`\n]+)/g)].map(([, script = '', list = '']) => ({
    script,
    list: list.trim(),
  }));

/** True if every argument selects a test, or if the arguments of any other script begin with an option. */
function isRunnable({ script, list }: { readonly script: string; readonly list: string }): boolean {
  const testFile = TEST_FILE[script];
  if (testFile === undefined) return list.startsWith('--');
  const tests = files.filter((file) => file.includes(testFile));
  return list
    .split(' ')
    .every((part) => INVENTED.test(part) || tests.some((file) => file.includes(part)));
}

describe('the guides', () => {
  it.each(readdirSync(GUIDES))('%s names only files, code and scripts that exist', (guide) => {
    const text = readFileSync(path.join(GUIDES, guide), 'utf8');
    const unknown = [...getQuoted(text), ...getNamesInCode(text)].filter(
      (one) => !INVENTED.test(one) && !isKnown(one),
    );
    expect(unknown).toEqual([]);
    expect(getScripts(text).filter((script) => !(script in scripts))).toEqual([]);
    expect(getCommands(text).filter((command) => !isRunnable(command))).toEqual([]);
  });

  it.each(['src/api/missing.ts', 'missing.api.ts', 'MISSING_CONSTANT', 'missingFunction()'])(
    '%s would be reported',
    (quoted) => expect(isKnown(quoted)).toBe(false),
  );

  it('a name in a code block would be reported', () =>
    expect(getNamesInCode("```ts\nmissing({ a: 'text' }); // why\n```")).toEqual(['missing', 'a']));

  it.each(['npm run unit -- missing.test', 'npm run test:faults -- getProfile'])(
    'the command %s would be reported',
    (text) => expect(getCommands(text).map(isRunnable)).toEqual([false]),
  );
});
