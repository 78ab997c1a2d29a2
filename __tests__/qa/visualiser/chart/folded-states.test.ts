/** @jest-environment node */
import { intakeEntry } from '../../../../machines/intake/qa/intake.walkthroughs';
import {
  formatFolded,
  getFolded,
  hidesSelection,
  parseFolded,
} from '../../../../src/qa/visualiser/chart/folded-states';
import { foldHighlights } from '../../../../src/qa/visualiser/chart/fold-highlights';
import { NO_HIGHLIGHTS, type Change } from '../../../../src/qa/visualiser/chart/highlights';
import { foldChart } from '../../../../src/qa/visualiser/model/fold-chart';
import { toChart } from '../../../../src/qa/visualiser/model/to-chart';

const chart = toChart(intakeEntry);
const findTransition = (source: string, target: string) =>
  chart.transitions.find(
    (transition) => transition.source === source && transition.targets.includes(target),
  )?.id ?? '';
const none = new Set<string>();

describe('folded states', () => {
  it('are written to the URL and read from it, without unknown states', () => {
    expect(parseFolded(chart, formatFolded(['INTRO', 'POLICIES']))).toEqual(['INTRO', 'POLICIES']);
    expect(parseFolded(chart, formatFolded([]))).toEqual([]);
    expect(parseFolded(chart, 'INTRO,missing,PAYMENT')).toEqual(['INTRO']);
    expect(parseFolded(chart, undefined)).toBeNull();
  });

  it('are at first those without an active state', () => {
    const folded = getFolded(chart, null, new Set(['POLICIES', 'POLICIES.signing']), null);
    expect(folded.has('POLICIES')).toBe(false);
    expect(folded.has('QUESTIONNAIRE')).toBe(true);
  });

  it('are those that the user has chosen, even around the active state', () => {
    expect([...getFolded(chart, ['POLICIES'], new Set(['POLICIES.signing']), null)]).toEqual([
      'POLICIES',
    ]);
  });

  it('never hide the selected state or transition', () => {
    const state = { kind: 'state', path: 'POLICIES.signing' } as const;
    expect(getFolded(chart, ['POLICIES', 'INTRO'], none, state)).toEqual(new Set(['INTRO']));
    const select = (source: string, target: string) =>
      ({ kind: 'transition', id: findTransition(source, target) }) as const;
    const inner = select('POLICIES.signing', 'POLICIES.asking');
    expect(hidesSelection(chart, 'POLICIES', inner)).toBe(true);
    expect(hidesSelection(chart, 'starting', select('starting', 'PAYMENT'))).toBe(true);
    // It stays visible as an arrow from or to the folded state.
    const leaving = select('POLICIES.signing', 'QUESTIONNAIRE_INTRO');
    expect(hidesSelection(chart, 'POLICIES', leaving)).toBe(false);
    expect(hidesSelection(chart, 'POLICIES', { kind: 'state', path: 'POLICIES' })).toBe(false);
  });
});

describe('highlights of a folded chart', () => {
  it('mark the folded state for what is inside, and the arrow for its transitions', () => {
    const leaving = findTransition('POLICIES.signing', 'QUESTIONNAIRE_INTRO');
    const inner = findTransition('POLICIES.signing', 'POLICIES.asking');
    const highlights = {
      ...NO_HIGHLIGHTS,
      active: new Set(['POLICIES', 'POLICIES.signing']),
      taken: new Set([leaving]),
      visited: new Set([inner]),
      found: new Set(['POLICIES.asking', 'PAYMENT']),
      changes: new Map<string, Change>([
        ['POLICIES.failed', 'removed'],
        ['INTRO', 'added'],
      ]),
    };
    const folded = foldHighlights(highlights, foldChart(chart, new Set(['POLICIES', 'INTRO'])));
    expect(folded).toEqual({
      active: new Set(['POLICIES']),
      taken: new Set([leaving]),
      visited: new Set(['POLICIES']),
      found: new Set(['POLICIES', 'PAYMENT']),
      changes: new Map([
        ['POLICIES', 'changed'],
        ['INTRO', 'added'],
      ]),
    });
  });
});
