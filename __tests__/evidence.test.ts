/** @jest-environment node */
import { existsSync, readFileSync } from 'node:fs';

type Reference = { readonly file: string; readonly title: string };

/** The tests that a document names, as `file`: "title". */
const getTests = (text: string): readonly Reference[] =>
  [...text.matchAll(/`(__tests__\/[^`]+)`: "([^"]+)"/g)].map(([, file = '', title = '']) => ({
    file,
    title,
  }));

/** The files and folders of the code that a document names. */
const getFiles = (text: string): readonly string[] =>
  [...text.matchAll(/`((?:src|machines|deploy|__tests__)\/[^`]+)`/g)].map(([, file = '']) => file);

/** True if a test of the file has exactly this title. */
function isTest({ file, title }: Reference): boolean {
  if (!existsSync(file)) return false;
  const text = readFileSync(file, 'utf8');
  return ["'", '"', '`'].some((quote) => text.includes(`${quote}${title}${quote}`));
}

describe('documents that name tests as evidence', () => {
  describe.each(['docs/conformance-report.md', 'docs/hazards.md'])('%s', (document) => {
    const text = readFileSync(document, 'utf8');

    it('names tests that exist', () => {
      const tests = getTests(text);
      expect(tests).not.toEqual([]);
      expect(tests.filter((reference) => !isTest(reference))).toEqual([]);
    });

    it('names files and folders that exist', () => {
      expect(getFiles(text).filter((file) => !existsSync(file))).toEqual([]);
    });
  });

  it('a title that no test has is reported', () => {
    expect(isTest({ file: '__tests__/documents.test.ts', title: 'documents exist' })).toBe(false);
    expect(isTest({ file: '__tests__/missing.test.ts', title: 'documents' })).toBe(false);
  });

  it('every row of the conformance report has a level and, if it applies, evidence that the report lists', () => {
    const report = readFileSync('docs/conformance-report.md', 'utf8');
    const listed = new Set([...report.matchAll(/^- \*\*([a-z ]+)\*\*:/gm)].map(([, name]) => name));
    const rows = [...report.matchAll(/^\| \d[\d.]+ .*$/gm)].map(([row]) =>
      row.split('|').map((cell) => cell.trim()),
    );
    const incomplete = rows.filter(([, , level = '', remark, evidence = '']) => {
      const isListed = evidence.split(', ').every((name) => listed.has(name));
      const hasLevel = /^(?:(?:Partially )?Supports|Not Applicable)$/.test(level);
      return !hasLevel || remark === '' || !(level === 'Not Applicable' || isListed);
    });
    expect(rows.length).toBeGreaterThan(60);
    expect(incomplete).toEqual([]);
  });

  it('every hazard has a control and a test', () => {
    const [, ...hazards] = readFileSync('docs/hazards.md', 'utf8').split(/^## H/m);
    const incomplete = hazards.filter(
      (hazard) =>
        getTests(hazard).length === 0 ||
        !['Cause', 'Effect', 'Controls', 'Residual risk'].every((part) =>
          hazard.includes(`**${part}.**`),
        ),
    );
    expect(incomplete).toEqual([]);
  });
});
