/** @jest-environment node */
import { userGateEntry } from '../../../../machines/user-gate/qa/user-gate.walkthroughs';
import { generateWalkthroughs } from '../../../../machines/walkthroughs/generate-walkthroughs';
import {
  escapeMarkdown,
  getFailedStep,
  toDefectMarkdown,
} from '../../../../src/qa/visualiser/defects/defect-markdown';
import { reviewStep, reviewWalkthrough } from '../../../../src/qa/visualiser/walkthroughs/reviews';

const walkthrough = generateWalkthroughs(userGateEntry).find(({ steps }) => steps.length === 3);
if (walkthrough === undefined) throw new Error('There is no walkthrough of three steps.');
const { id, steps } = walkthrough;
const NOON = '2026-11-02T12:00:00.000Z';
const LINK = 'http://localhost:3000/visualiser.html#/walkthroughs/user-gate';
const signature = { tester: 'Tess', build: '1.4.0' };
const note = 'The *text* is cut off.';
const failed = reviewStep({}, walkthrough, 2, { verdict: 'fail', note }, signature, NOON);
const noted = reviewWalkthrough(failed, walkthrough, { note: 'On a phone.' }, signature, NOON);
const failure = {
  ...{ walkthrough, failedStep: 2, review: noted[id], signature, at: NOON, link: LINK },
  evidence: null,
};

describe('a defect', () => {
  it('has the link, the steps up to the failed one, what was expected and what was seen', () => {
    const text = toDefectMarkdown(failure);
    expect(text).toContain(`[Open the step](${LINK})`);
    expect(text).toContain(`Tess, build 1.4.0, ${NOON}`);
    expect(text).toContain(`\n2. ${escapeMarkdown(steps[1]?.description ?? '')}\n\n## Expected`);
    expect(text).not.toContain(`\n3. `);
    expect(text).toContain(`(\`${steps[1]?.expected.states.at(-1)}\`)`);
    expect(text).toContain('The \\*text\\* is cut off.\n\nOn a phone.');
    expect(text).not.toContain('## The app');
  });

  it('has what Live knows about the app', () => {
    const evidence = {
      appUrl: 'http://localhost:3000/user/ada',
      state: 'LOADING',
      events: ['user-gate: AGREED → open'],
      consoleMessages: ['error: # Failed.\n- twice'],
    };
    const text = toDefectMarkdown({ ...failure, evidence });
    expect(text).toContain('- Address: <http://localhost:3000/user/ada>\n- State: `LOADING`');
    expect(text).toContain('Last events:\n\n    user-gate: AGREED → open\n');
    expect(text).toContain('Console:\n\n    error: # Failed.\n    - twice\n');
  });

  it('is at the first failed step of the review, or else at the current step', () => {
    const more = reviewStep(failed, walkthrough, 1, { verdict: 'fail' }, signature, NOON);
    expect(getFailedStep(more[id], 3)).toBe(1);
    expect(getFailedStep(undefined, 3)).toBe(3);
  });

  it('escapes Markdown and HTML in what testers have entered', () => {
    expect(escapeMarkdown('# a\n<b> [x](y) `c`')).toBe('\\# a \\<b\\> \\[x\\](y) \\`c\\`');
  });
});
