/** @jest-environment node */
import {
  findReportFile,
  toScreenshotPath,
} from '../../../../src/qa/visualiser/release/chosen-path';
import { signRelease } from '../../../../src/qa/visualiser/release/sign-release';
import { toHtml } from '../../../../src/qa/visualiser/release/to-html';
import { toMarkdown } from '../../../../src/qa/visualiser/release/to-markdown';
import { toFile } from '../../../support/sample-report';
import { passed, sampleEvidence, signature } from './sample-evidence';

const HTML = `<img src=x onerror="alert('1')">`;
const MARKDOWN = '[link](javascript:alert) | `code` *bold*\n# heading';

const sign = (text: string) =>
  signRelease(
    {
      ...sampleEvidence,
      verdicts: [
        { ...passed, title: text, note: text, tester: text },
        { ...passed, walkthroughId: 'second', machine: 'missing' },
      ],
    },
    { ...signature, name: text, statement: text, acknowledgement: text },
  );

describe('a signed release as HTML', () => {
  it('has the signature, the hashes, both verdicts and every screenshot', async () => {
    const signed = await sign('Quinn');
    const page = toHtml(signed);
    for (const text of [
      signed.sha256,
      signed.report.sha256,
      signed.report.content.build.hash ?? '',
      '2 of 2',
      'Wed, 04 Nov 2026 10:00:00 GMT',
      'missing',
      toFile('first', 'open', 'phone'),
    ])
      expect(page).toContain(text);
    expect(page).not.toMatch(/<script|<link|src=/);
  });

  it('escapes every text', async () => {
    const page = toHtml(await sign(HTML));
    expect(page).toContain('&lt;img src=x onerror=&quot;alert(&#39;1&#39;)&quot;&gt;');
    expect(page).not.toContain('<img');
  });
});

describe('a signed release as Markdown', () => {
  it('has a row for each walkthrough', async () => {
    const lines = toMarkdown(await sign('Quinn')).split('\n');
    expect(lines).toContain('- Signed by: Quinn');
    expect(lines).toContain('| Quinn | passed | passed (Quinn, build 1.2.3): Quinn |');
    expect(lines).toContain('| Walkthrough first | missing | passed (Tess, build 1.2.3) |');
  });

  it('escapes every text', async () => {
    const text = toMarkdown(await sign(MARKDOWN));
    expect(text).toContain('\\[link\\](javascript:alert) \\| \\`code\\` \\*bold\\* \\# heading');
    expect(text).not.toMatch(/^# heading/m);
    expect(toMarkdown(await sign(HTML))).not.toMatch(/(?<!\\)<img/);
  });
});

describe('the files of a release', () => {
  const toNamed = (path: string) => ({
    name: path.split('/').at(-1) ?? '',
    webkitRelativePath: path.includes('/') ? path : '',
  });
  const getReportName = (...paths: readonly string[]) =>
    findReportFile(paths.map(toNamed))?.name ?? null;

  it.each([
    ['gallery/screenshots/a.png', 'screenshots/a.png'],
    ['screenshots/a.png', 'screenshots/a.png'],
    ['a.png', 'screenshots/a.png'],
    ['gallery/older/screenshots/a.png', null],
    ['gallery/screenshots/a.txt', null],
  ])('have screenshots: %s', (path, expected) => {
    expect(toScreenshotPath(toNamed(path))).toBe(expected);
  });

  it('have one report', () => {
    expect(getReportName('gallery/accepted.json', 'gallery/report.json')).toBe('report.json');
    expect(getReportName('signed.json', 'report.json')).toBe('report.json');
    expect(getReportName('report-1.4.json')).toBe('report-1.4.json');
    expect(getReportName('gallery/older/report.json', 'gallery/other.json')).toBeNull();
    expect(getReportName()).toBeNull();
  });
});
