/** @jest-environment node */
import { userGateEntry } from '../../../../machines/user-gate/qa/user-gate.walkthroughs';
import { toChart } from '../../../../src/qa/visualiser/model/to-chart';
import { findLinkProblem } from '../../../../src/qa/visualiser/shell/link-problem';
import { parseRoute } from '../../../../src/qa/visualiser/shell/route';

const chart = toChart(userGateEntry);
const getProblem = (hash: string) => findLinkProblem(parseRoute(hash), [chart]);

describe('a link', () => {
  it.each([
    '',
    '#/',
    '#/chart/user-gate',
    '#/chart/user-gate?state=CONSENT_REQUIRED.reading',
    '#/chart/user-gate?state=(machine)',
    `#/chart/user-gate?transition=${encodeURIComponent(chart.transitions[0]?.id ?? '')}`,
  ])('that leads somewhere needs no word: %j', (hash) => {
    expect(getProblem(hash)).toBeNull();
  });

  it.each([
    ['#/chart/nope', 'a machine that is not there, “nope”. Shown is “Public user gate”.'],
    ['#/chart/__proto__', 'a machine that is not there, “__proto__”.'],
    ['#/nope/user-gate', 'a mode that is not there, “nope”. Shown is “Catalogue”.'],
    ['#/constructor/user-gate', 'a mode that is not there, “constructor”.'],
    [
      '#/chart/user-gate?state=nope',
      'a state, “nope”, that “Public user gate” does not have. Nothing is picked out.',
    ],
    [
      '#/live/user-gate?state=__proto__',
      'a state, “__proto__”, that “Public user gate” does not have. The app is led nowhere.',
    ],
    ['#/chart/user-gate?transition=nope', 'a transition, “nope”, that'],
  ])('that names what is not there is answered in words: %j', (hash, words) => {
    expect(getProblem(hash)).toContain(words);
  });

  it('is not repeated at any length', () => {
    expect(getProblem(`#/chart/${'x'.repeat(5000)}`)?.length).toBeLessThan(250);
  });

  it('may name what only an earlier release had', () => {
    const [first, ...others] = chart.states;
    if (first === undefined) throw new Error('The chart is empty.');
    const before = { ...chart, states: [...others, { ...first, path: 'gone' }] };
    expect(findLinkProblem(parseRoute('#/chart/user-gate?state=gone'), [chart, before])).toBeNull();
  });
});
