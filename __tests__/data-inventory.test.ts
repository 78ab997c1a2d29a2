/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { DRAFT_LIFETIME_MS } from '../src/lib/submission/draft-lifetime';
import { getDraftKey } from '../src/state/drafts/draft-key';
import { SESSION_LIFETIME_MS } from '../src/state/stored-session';

type Source = { readonly file: string; readonly text: string };

/** Files that compute the key which they pass to the functions of safe-storage.ts. */
const COMPUTING_FILES = [
  'src/api/stored-commands.ts',
  'src/first-view/keep-draft.ts',
  'src/first-view/load-link-questions.ts',
  'src/first-view/read-check-in.ts',
  'src/state/drafts/draft.ts',
  'src/lib/storage/safe-storage.ts',
  'src/lib/submission/stored-submission.ts',
  'src/state/intake-persistence.ts',
  'src/state/intake-storage.ts',
  'src/state/persist-current.ts',
  'src/state/stored-session.ts',
  'src/state/tab-drafts.ts',
];

/** Matches an access to web storage: the area and the expression of the key. */
const ACCESS =
  /\b(?:(local|session)Storage\.\w+Item\(|(?:\w+Storage\(\s*|area: )'(local|session)',(?:\s*key:)?)\s*(?:toLinkKey\(\s*)?(\w+)/g;

/** What production builds contain. */
const sources: readonly Source[] = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .map((file) => `src/${file.split(path.sep).join('/')}`)
  .filter((file) => /\.tsx?$/.test(file) && !/^src\/(deploy|qa)\//.test(file))
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }));

const getAccesses = ({ text }: Source) =>
  [...text.matchAll(ACCESS)].map(([, direct, safe, name = '']) => ({
    area: direct ?? safe ?? '',
    name,
  }));

/** The keys of web storage in `files`, as `area key`: constants named `…KEY`, those of each link with `…`, and the drafts. */
function getKeysInCode(files: readonly Source[]): readonly string[] {
  const all = files.map(({ text }) => text).join('\n');
  const keys = files.flatMap((file) =>
    [...file.text.matchAll(/(export )?const (\w*KEY) = '([^']+)'/g)].flatMap(
      ([, exported, name = '', value = '']) => {
        const isOfLink = new RegExp(`LINK_KEYS\\b[^;]*\\b${name}\\b`).test(all);
        const key = isOfLink ? `${value} …` : value;
        if (all.includes(`getPersistKey(${name})`)) return [`local persist:${key}`];
        const users = exported === undefined ? [file] : files;
        const used = users.flatMap(getAccesses).filter((access) => access.name === name);
        return used.map(({ area }) => `${area} ${key}`);
      },
    ),
  );
  const [draftPrefix = ''] = getDraftKey({ form: 'check-in', userId: '', ids: [] }).split('[');
  return [...new Set([...keys, `session ${draftPrefix}…`])].sort();
}

/** The rows of the first table of the inventory, as `area key`. */
const getKeysInInventory = (text: string) =>
  [...text.matchAll(/^\| `([^`]+)` +\| (local|session) +\|/gm)]
    .map(([, key = '', area = '']) => `${area} ${key}`)
    .sort();

const inventory = readFileSync('docs/data-inventory.md', 'utf8');

describe('data inventory', () => {
  it('names the keys of web storage that the code uses, and no others', () => {
    expect(getKeysInInventory(inventory)).toEqual(getKeysInCode(sources));
  });

  it('a key that is new in the code is found', () => {
    const added = {
      file: 'src/new.ts',
      text: "const THEME_KEY = 'theme';\nwriteStorage('local', THEME_KEY, 'dark');",
    };
    expect(getKeysInCode([...sources, added])).toContain('local theme');
  });

  it('every access to storage names its key by a constant, except in files that compute it', () => {
    const unnamed = sources
      .filter(({ file }) => !COMPUTING_FILES.includes(file))
      .flatMap((source) =>
        getAccesses(source)
          .filter(({ name }) => !/KEY$|^getPersistKey$/.test(name))
          .map(({ name }) => `${source.file}: ${name}`),
      );
    // The one call without a key clears an area.
    expect(unnamed).toEqual([
      'src/app/session/clear-personal-data.ts: isKept',
      'src/app/session/clear-personal-data.ts: isKept',
    ]);
  });

  it.each(['indexedDB', 'document.cookie', 'caches.open', 'serviceWorker'])(
    'the code does not use %s, as the inventory says',
    (name) => {
      const users = sources.filter(({ text }) => text.includes(name)).map(({ file }) => file);
      expect(users).toEqual([]);
    },
  );

  it('the files that it cites exist', () => {
    const cited = [...inventory.matchAll(/`(src\/[\w/.-]+)`/g)].map(([, file = '']) => file);
    const known = new Set(sources.map(({ file }) => file));
    const folders = new Set(sources.map(({ file }) => path.posix.dirname(file)));
    expect(cited.filter((file) => !known.has(file) && !folders.has(file))).toEqual([]);
  });

  it.each([
    ['privacy.html', 'hours', 'days'],
    ['privacy.es.html', 'horas', 'días'],
  ])(
    'D10: %s tells patients how long their device keeps what they entered',
    (file, hours, days) => {
      const page = readFileSync(`public/legal/${file}`, 'utf8').replace(/\s+/g, ' ');
      expect(page).toContain(` ${DRAFT_LIFETIME_MS / 3_600_000} ${hours}`);
      expect(page.split(` ${SESSION_LIFETIME_MS / 86_400_000} ${days}`)).toHaveLength(3);
    },
  );
});
