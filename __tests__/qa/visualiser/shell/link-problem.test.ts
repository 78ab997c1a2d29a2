/** @jest-environment node */
import { userGateEntry } from '../../../../machines/user-gate/qa/user-gate.walkthroughs';
import { toChart } from '../../../../src/qa/visualiser/model/to-chart';
import { findLinkProblem } from '../../../../src/qa/visualiser/shell/link-problem';
import { parseRoute } from '../../../../src/qa/visualiser/shell/route';

const chart = toChart(userGateEntry);
const getProblem = (hash: string) => findLinkProblem(parseRoute(hash), [chart]);

describe('link', () => {
  it.each([
    '',
    '#/',
    '#/chart/user-gate',
    '#/chart/user-gate?state=CONSENT_REQUIRED.reading',
    '#/chart/user-gate?state=(machine)',
    `#/chart/user-gate?transition=${encodeURIComponent(chart.transitions[0]?.id ?? '')}`,
  ])('to existing parts has no problem: %j', (hash) => {
    expect(getProblem(hash)).toBeNull();
  });

  it.each([
    ['#/chart/nope', 'an unknown machine, “nope”. “Public user gate” is shown instead.'],
    ['#/chart/__proto__', 'an unknown machine, “__proto__”.'],
    ['#/nope/user-gate', 'an unknown mode, “nope”. “Catalogue” is shown instead.'],
    ['#/constructor/user-gate', 'an unknown mode, “constructor”.'],
    [
      '#/chart/user-gate?state=nope',
      'a state, “nope”, that “Public user gate” does not have. Nothing is selected.',
    ],
    [
      '#/live/user-gate?state=__proto__',
      'a state, “__proto__”, that “Public user gate” does not have. No walkthrough is started.',
    ],
    ['#/chart/user-gate?transition=nope', 'a transition, “nope”, that'],
  ])('to an unknown part gets a message: %j', (hash, message) => {
    expect(getProblem(hash)).toContain(message);
  });

  it('is shortened in the message', () => {
    expect(getProblem(`#/chart/${'x'.repeat(5000)}`)?.length).toBeLessThan(250);
  });

  it('may point to a state that only the compared chart has', () => {
    const [first, ...others] = chart.states;
    if (first === undefined) throw new Error('The chart is empty.');
    const before = { ...chart, states: [...others, { ...first, path: 'gone' }] };
    expect(findLinkProblem(parseRoute('#/chart/user-gate?state=gone'), [chart, before])).toBeNull();
  });
});
