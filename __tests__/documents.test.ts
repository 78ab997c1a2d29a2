/** @jest-environment node */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const isDocument = (file: string) => file.endsWith('.md');

/** The documents of the repository, by path. */
const documents = [
  ...readdirSync('.').filter(isDocument),
  ...['src', 'machines', 'deploy', '__tests__', 'docs'].flatMap((folder) =>
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
