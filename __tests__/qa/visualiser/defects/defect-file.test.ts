/** @jest-environment node */
import { userGateEntry } from '../../../../machines/user-gate/qa/user-gate.walkthroughs';
import { generateWalkthroughs } from '../../../../machines/walkthroughs/generate-walkthroughs';
import {
  createDefect,
  getFailedStep,
  NO_EVIDENCE,
} from '../../../../src/qa/visualiser/defects/create-defect';
import { readDefectFile, toDefectFile } from '../../../../src/qa/visualiser/defects/defect-file';
import { toDefectHighlights } from '../../../../src/qa/visualiser/defects/defect-highlights';
import type { Evidence } from '../../../../src/qa/visualiser/defects/defect.types';
import { reviewStep, reviewWalkthrough } from '../../../../src/qa/visualiser/walkthroughs/reviews';

const walkthrough = generateWalkthroughs(userGateEntry).find(({ steps }) => steps.length === 3);
if (walkthrough === undefined) throw new Error('There is no walkthrough of three steps.');
const { id, title, steps } = walkthrough;
const NOON = '2026-11-02T12:00:00.000Z';
const signature = { tester: 'Tess', build: '1.4.0' };
const note = 'The text is cut off.';
const failed = reviewStep({}, walkthrough, 2, { verdict: 'fail', note }, signature, NOON);
const noted = reviewWalkthrough(failed, walkthrough, { note: 'On a phone.' }, signature, NOON);
const evidence: Evidence = {
  appUrl: 'http://localhost:3000/user/ada/assessments',
  active: { states: ['LOADING'], transitions: [] },
  console: [{ at: NOON, level: 'error', text: 'Failed.' }],
  events: [{ at: NOON, source: 'user-gate', event: 'AGREED', state: 'open' }],
  picture: { kind: 'png', description: 'The page.', content: 'data:image/png;base64,AAAA' },
};
const defect = createDefect({
  ...{ walkthrough, failedStep: 2, review: noted[id], signature, evidence, at: NOON },
  link: 'http://localhost:3000/visualiser.html#/walkthroughs/user-gate',
});

describe('defect', () => {
  it('contains the steps up to the failed one, what was expected and what was seen', () => {
    expect(defect).toMatchObject({
      machine: 'user-gate',
      walkthrough: { id, title },
      failedStep: 2,
      seen: 'The text is cut off.\nOn a phone.',
      ...signature,
      ...evidence,
    });
    expect(defect.steps.map(({ description }) => description)).toEqual([
      walkthrough.start.description,
      steps[0]?.description,
      steps[1]?.description,
    ]);
    expect(defect.steps[2]).toEqual({
      description: steps[1]?.description,
      expectedView: steps[1]?.expected.expectedView,
      states: steps[1]?.expected.states,
      transitions: steps[1]?.expected.transitions,
    });
  });

  it('is at the first failed step of the review, or else at the current step', () => {
    const more = reviewStep(failed, walkthrough, 1, { verdict: 'fail' }, signature, NOON);
    expect(getFailedStep(more[id], 3)).toBe(1);
    expect(getFailedStep(undefined, 3)).toBe(3);
  });

  it('marks its path and the failed state and transitions in the chart of its machine', () => {
    const highlights = toDefectHighlights(defect, 'user-gate');
    const expected = steps[1]?.expected;
    expect([...(highlights?.failed ?? [])]).toEqual([
      expected?.states.at(-1),
      ...(expected?.transitions ?? []),
    ]);
    expect(highlights?.visited).toContain('LOADING');
    expect(toDefectHighlights(defect, 'intake')).toBeNull();
    expect(toDefectHighlights(undefined, 'user-gate')).toBeNull();
  });
});

describe('defect file', () => {
  const file = toDefectFile(defect);
  const change = (fields: object) => JSON.stringify({ ...JSON.parse(file), ...fields });

  it('is unchanged after saving and opening', () => {
    expect(readDefectFile(file)).toEqual({ defect });
    const plain = { ...defect, ...NO_EVIDENCE };
    expect(readDefectFile(toDefectFile(plain))).toEqual({ defect: plain });
    expect(JSON.parse(file)).toMatchObject({ format: 'walkthrough-defect', version: 1 });
  });

  it.each(['', 'Hello.', '{}', '[]', '{"format":"walkthrough-reviews","version":1}'])(
    'is rejected with a message if it is %j',
    (content) =>
      expect(readDefectFile(content)).toEqual({
        problem: 'This is not a defect file. Choose a JSON file saved after a failed step.',
      }),
  );

  it('is rejected if it has another version', () => {
    expect(readDefectFile(change({ version: 2 }))).toEqual({
      problem: 'This file has version 2. Only version 1 is known.',
    });
  });

  it.each<[string, object]>([
    ['steps', { steps: [{ description: 'A step.' }] }],
    ['failedStep', { failedStep: -1 }],
    ['at', { at: 'yesterday' }],
    [
      'picture',
      { picture: { kind: 'png', description: '', content: 'https://example.com/a.png' } },
    ],
    ['picture', { picture: { kind: 'svg', description: '', content: '<svg/>' } }],
  ])('is rejected with the name of the field if its %s is invalid', (field, fields) => {
    const result = readDefectFile(change(fields));
    expect('problem' in result && result.problem).toContain(`“${field}`);
  });

  it('is rejected if its steps do not end with the failed one', () => {
    const result = readDefectFile(change({ failedStep: 1 }));
    expect('problem' in result && result.problem).toContain('do not end with the failed one');
  });
});
