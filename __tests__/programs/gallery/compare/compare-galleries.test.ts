/** @jest-environment node */
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readReport, toReportText } from '../../../../src/qa/visualiser/release/format/read-report';
import { encodePng } from '../../../support/encode-png';
import { createReport, toFile, toHash } from '../../../support/sample-report';
import { parseOptions, readComparisonRequest, toEnvironment } from '../options';
import { writeGallery } from '../write-gallery';
import { comparePixels } from './compare-pixels';
import { OLDER_FOLDER } from './older-folder';

const WHITE = [255, 255, 255, 255] as const;
const RED = [255, 0, 0, 255] as const;
const file = toFile('first', 'open', 'phone');

const root = mkdtempSync(path.join(tmpdir(), 'gallery-'));
afterAll(() => rmSync(root, { recursive: true }));

/** Writes a gallery with one screenshot; returns its folder. */
function writeSample(name: string, png: Uint8Array): string {
  const folder = path.join(root, name);
  mkdirSync(path.join(folder, 'screenshots'), { recursive: true });
  writeFileSync(path.join(folder, file), png);
  const report = createReport({ gate: [{ id: 'first', views: { open: { phone: png } } }] });
  writeFileSync(path.join(folder, 'report.json'), toReportText(report));
  return folder;
}

/** Writes the page of a gallery, compared with an older one; returns whether all is well. */
function writeCompared(newer: string, older: string, accepted: string | null = null): boolean {
  jest.spyOn(console, 'log').mockReturnValue();
  jest.spyOn(console, 'error').mockReturnValue();
  const report = readReport(readFileSync(path.join(newer, 'report.json'), 'utf8'));
  if ('problem' in report) throw new Error(report.problem);
  return writeGallery(report, { against: path.join(older, 'report.json'), accepted }, newer);
}

const before = encodePng(4, 3, () => WHITE);
const after = encodePng(4, 3, (x, y) => (x > 1 && y === 1 ? RED : WHITE));

describe('comparing pixels', () => {
  it('counts those that differ, and says where they are', () => {
    expect(comparePixels(before, after)).toEqual({
      count: 2,
      width: 4,
      height: 3,
      area: { x: 2, y: 1, width: 2, height: 1 },
      isResized: false,
    });
  });

  it('finds the smallest change of a colour', () => {
    const almostWhite = encodePng(4, 3, (x, y) => (x + y === 0 ? [255, 255, 254, 255] : WHITE));
    expect(comparePixels(before, almostWhite)?.count).toBe(1);
  });

  it('counts what only the larger one has', () => {
    expect(
      comparePixels(
        before,
        encodePng(4, 5, () => WHITE),
      ),
    ).toMatchObject({
      count: 8,
      height: 5,
      isResized: true,
    });
  });

  it('returns null for what is no image', () => {
    expect(comparePixels(before, Buffer.from('no image'))).toBeNull();
  });
});

describe('the gallery compared with an older one', () => {
  const older = writeSample('older', before);

  it('is complete if nothing has changed', () => {
    const newer = writeSample('same', before);
    expect(writeCompared(newer, older)).toBe(true);
    expect(existsSync(path.join(newer, OLDER_FOLDER))).toBe(false);
  });

  it('is not while nobody has accepted a change, and shows both screenshots with a slider', () => {
    const newer = writeSample('changed', after);
    expect(writeCompared(newer, older)).toBe(false);
    const page = readFileSync(path.join(newer, 'index.html'), 'utf8');
    expect(page).toContain('2 pixels differ (16.67 %), in 2 × 1 at 2, 1.');
    expect(page).toMatch(/<input type="range"/);
    expect(page).toContain(`src="${file}"`);
    expect(page).toContain(`src="${OLDER_FOLDER}/${file}"`);
    expect(readFileSync(path.join(newer, OLDER_FOLDER, file))).toEqual(Buffer.from(before));
  });

  it('is complete again with the acceptance of this change, but of no other', () => {
    const change = { file, before: toHash(before), after: toHash(after) };
    const accepted = path.join(root, 'accepted-changes.json');
    const by = { name: '<b>Quinn</b>', at: '2026-11-03T09:00:00.000Z', note: 'The new colour.' };
    const content = { format: 'accepted-changes', version: 1, changes: [{ ...change, ...by }] };
    writeFileSync(accepted, JSON.stringify(content));
    const newer = writeSample('accepted', after);
    expect(writeCompared(newer, older, accepted)).toBe(true);
    const page = readFileSync(path.join(newer, 'index.html'), 'utf8');
    expect(page).toContain('&lt;b&gt;Quinn&lt;/b&gt;');
    expect(page).not.toContain('<b>Quinn');

    const other = writeSample(
      'changed-again',
      encodePng(4, 3, () => RED),
    );
    expect(writeCompared(other, older, accepted)).toBe(false);
  });

  it('does not show an older screenshot that is not the one of its report', () => {
    const damaged = writeSample('damaged', before);
    writeFileSync(path.join(damaged, file), after);
    const newer = writeSample('compared-with-damaged', after);
    expect(writeCompared(newer, damaged)).toBe(false);
    const page = readFileSync(path.join(newer, 'index.html'), 'utf8');
    expect(page).toContain('The older screenshot is not the one of its report.');
    expect(existsSync(path.join(newer, OLDER_FOLDER))).toBe(false);
  });
});

describe('screenshots that are not those of their reports', () => {
  const replace = (folder: string, content: Uint8Array) =>
    writeFileSync(path.join(folder, file), content);

  it('are named on the older side, although the reports have the same hashes', () => {
    const altered = writeSample('altered', before);
    replace(altered, after);
    const newer = writeSample('compared-with-altered', before);
    expect(writeCompared(newer, altered)).toBe(false);
    expect(console.error).toHaveBeenCalledWith(
      `Not the screenshots of the older report:\n- ${file}`,
    );
    const page = readFileSync(path.join(newer, 'index.html'), 'utf8');
    expect(page).toMatch(/1\s+screenshot is not that of the\s+older report/);
  });

  it('are named on the newer side, when the page is built again from an earlier run', () => {
    const older = writeSample('older-of-altered', before);
    const newer = writeSample('altered-newer', before);
    replace(newer, after);
    expect(writeCompared(newer, older)).toBe(false);
    expect(console.error).toHaveBeenCalledWith(
      `Not the screenshots of the newer report:\n- ${file}`,
    );
  });

  it('are not those that are missing: a report can be compared without its screenshots', () => {
    const older = writeSample('without-screenshots', before);
    rmSync(path.join(older, file));
    expect(writeCompared(writeSample('newer-than-without', before), older)).toBe(true);
  });
});

describe('the options of the gallery', () => {
  const gallery = writeSample('options', before);
  const report = path.join(gallery, 'report.json');

  it('are those of Playwright that it passes on, and the files to compare with', () => {
    expect(parseOptions(['-g', 'kiosk', '-j', '1'])).toEqual({
      playwrightArguments: ['--grep', 'kiosk', '--workers', '1'],
      comparison: null,
      isReusing: false,
    });
    expect(parseOptions([])).toMatchObject({ playwrightArguments: [], comparison: null });
    const { comparison } = parseOptions(['--against', report]);
    expect(comparison).toEqual({ against: report, accepted: null });
    expect(readComparisonRequest(toEnvironment(comparison))).toEqual(comparison);
  });

  it.each([
    [['--update'], /Unknown option '--update'/],
    [['kiosk'], /Unexpected argument 'kiosk'/],
    [['--against'], /argument missing/],
    [['--against', path.join(root, 'none.json')], /There is no file/],
    [['--against', root], /cannot be read/],
    [['--against', path.join(gallery, file)], /This file is not JSON/],
    [['--accepted', report], /needs --against/],
    [['--against', report, '--accepted', report], /has no accepted changes: format/],
    [['--workers', 'many'], /has to be a number/],
    [['--reuse', '-g', 'kiosk'], /runs no walkthroughs/],
  ])('%j: a line says what is wrong', (args, message) => {
    expect(() => parseOptions(args)).toThrow(message);
  });

  it('refuse a report in the folder that the run writes', () => {
    expect(() => parseOptions(['--against', report], gallery)).toThrow(/Copy the folder first/);
  });
});
