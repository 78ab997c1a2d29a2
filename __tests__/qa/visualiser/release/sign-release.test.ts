/** @jest-environment node */
import { toCanonicalJson } from '../../../../src/qa/visualiser/release/canonical-json';
import { toReportText } from '../../../../src/qa/visualiser/release/format/read-report';
import {
  findObstacles,
  signRelease,
  toSignedReleaseText,
} from '../../../../src/qa/visualiser/release/sign-release';
import {
  verifyRelease,
  type ChosenHashes,
  type Verification,
} from '../../../../src/qa/visualiser/release/verify-release';
import { toFile, toHash } from '../../../support/sample-report';
import { passed, sampleEvidence, sampleReport, SCREENSHOTS, signature } from './sample-evidence';

const loading = toFile('first', 'LOADING', 'phone');
const open = toFile('first', 'open', 'phone');
const reportText = toReportText(sampleReport);

/** The hashes of the files with these contents. */
const choose = (
  report: string | null,
  contents: Readonly<Record<string, string>>,
): ChosenHashes => ({
  report: report === null ? null : toHash(report),
  getScreenshot: (file) => {
    const content = contents[file];
    return content === undefined ? null : toHash(content);
  },
});
const all = { [loading]: SCREENSHOTS.LOADING, [open]: SCREENSHOTS.open };

async function verify(text: string, chosen: ChosenHashes): Promise<Verification> {
  const result = await verifyRelease(text, chosen);
  if ('problem' in result) throw new Error(result.problem);
  return result;
}

const sign = async () => toSignedReleaseText(await signRelease(sampleEvidence, signature));

/** The text with one character changed. */
const changeCharacter = (text: string, at: number) =>
  `${text.slice(0, at)}${text[at] === 'x' ? 'y' : 'x'}${text.slice(at + 1)}`;

describe('canonical JSON', () => {
  it('does not depend on the order of properties, but on that of lists', () => {
    expect(toCanonicalJson({ b: [1, 'x', null], a: { d: true, c: undefined } })).toBe(
      '{"a":{"d":true},"b":[1,"x",null]}',
    );
    expect(toCanonicalJson([2, 1])).not.toBe(toCanonicalJson([1, 2]));
  });
});

describe('signing a release', () => {
  it('needs a name and a statement', () => {
    expect(findObstacles(sampleEvidence, signature)).toEqual([]);
    expect(findObstacles(sampleEvidence, { ...signature, name: ' ', statement: '' })).toEqual([
      'Enter your name.',
      'Enter what you state.',
    ]);
  });

  it('is not possible without the hash of the build', () => {
    const build = { ...sampleReport.build, hash: null };
    const evidence = { ...sampleEvidence, report: { ...sampleReport, build } };
    expect(findObstacles(evidence, signature)).toEqual([expect.stringMatching(/no hash/)]);
  });

  it('is not possible with screenshots that are not those of the report', () => {
    const evidence = { ...sampleEvidence, differentScreenshots: [loading] };
    expect(findObstacles(evidence, signature)).toEqual([expect.stringContaining(loading)]);
  });

  it.each(['failed', 'not run', 'missing'] as const)(
    'needs a note if a walkthrough is %s',
    async (machine) => {
      const evidence = { ...sampleEvidence, verdicts: [{ ...passed, machine }] };
      const withNote = { ...signature, acknowledgement: 'Known.' };
      expect(findObstacles(evidence, signature)).toHaveLength(1);
      await expect(signRelease(evidence, signature)).rejects.toThrow(/say why/);
      expect(findObstacles(evidence, withNote)).toEqual([]);
      const signed = await signRelease(evidence, withNote);
      expect(signed.signature.acknowledgement).toBe('Known.');
    },
  );

  it.each([
    ['1 failed by a person', { human: 'fail' }],
    ['1 reviewed on another build', { reviewProblems: ['other build'] }],
    ['1 reviewed without naming a build', { reviewProblems: ['no build'] }],
    ['1 passed by a person without all steps opened', { reviewProblems: ['unopened steps'] }],
    ['1 unknown to this visualiser', { isKnown: false }],
  ] as const)('needs a note if a walkthrough is %s', (reservation, change) => {
    const evidence = { ...sampleEvidence, verdicts: [{ ...passed, ...change }] };
    expect(findObstacles(evidence, signature)).toEqual([
      `${reservation}: say why the release is signed nevertheless.`,
    ]);
    expect(findObstacles(evidence, { ...signature, acknowledgement: 'Known.' })).toEqual([]);
  });
});

describe('verifying a signed release', () => {
  it('finds everything unchanged', async () => {
    const { isRecordUnchanged, files } = await verify(await sign(), choose(reportText, all));
    expect(isRecordUnchanged).toBe(true);
    expect(files).toEqual([
      { file: 'report.json', status: 'unchanged' },
      { file: loading, status: 'unchanged' },
      { file: open, status: 'unchanged' },
    ]);
  });

  it('names a screenshot in which one byte has changed, and one that is missing', async () => {
    const changed = { [loading]: changeCharacter(SCREENSHOTS.LOADING, 3) };
    const { files } = await verify(await sign(), choose(reportText, changed));
    expect(files.map(({ status }) => status)).toEqual(['unchanged', 'changed', 'missing']);
  });

  it('names a report in which one byte has changed, and one that is missing', async () => {
    const text = await sign();
    const changed = choose(`${reportText} `, all);
    expect((await verify(text, changed)).files[0]?.status).toBe('changed');
    expect((await verify(text, choose(null, all))).files[0]?.status).toBe('missing');
  });

  it.each([
    '"name": "Quinn"',
    '"statement": "Ready',
    '"human": "pass"',
    '"title": "Walkthrough',
    '"signedAt": "2026',
  ])('finds a changed record: %s', async (part) => {
    const text = await sign();
    const at = text.indexOf(part) + part.length - 2;
    const changed =
      part.includes('"human"') || part.includes('signedAt')
        ? text.replace(part, part.replace('pass', 'fail').replace('2026', '2025'))
        : changeCharacter(text, at);
    expect(changed).not.toBe(text);
    expect((await verify(changed, choose(reportText, all))).isRecordUnchanged).toBe(false);
  });

  it('finds what was added to a record', async () => {
    const text = (await sign()).replace('"format"', '"approved": true, "format"');
    expect((await verify(text, choose(reportText, all))).isRecordUnchanged).toBe(false);
  });

  it('does not mind another layout of the record', async () => {
    const text = JSON.stringify(JSON.parse(await sign()));
    expect((await verify(text, choose(reportText, all))).isRecordUnchanged).toBe(true);
  });

  it('reads a record of a version that did not list the problems of reviews', async () => {
    const text = (await sign()).replace(/\n *"reviewProblems": \[\],/, '');
    expect(text).not.toContain('reviewProblems');
    const { signed } = await verify(text, choose(reportText, all));
    expect(signed.verdicts[0]?.reviewProblems).toEqual([]);
  });

  it.each(['', '{}', 'null', reportText])('returns a message for another file', async (text) => {
    expect(await verifyRelease(text, choose(null, {}))).toEqual({
      problem: expect.stringMatching(/not a signed release/) as string,
    });
  });
});
