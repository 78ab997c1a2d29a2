/** @jest-environment node */
import { intakeEntry } from '../../../../machines/intake/qa/intake.walkthroughs';
import {
  formatCollapsed,
  getCollapsed,
  hidesSelection,
  parseCollapsed,
} from '../../../../src/qa/visualiser/chart/collapsed-states';
import { collapseHighlights } from '../../../../src/qa/visualiser/chart/collapse-highlights';
import { NO_HIGHLIGHTS, type Change } from '../../../../src/qa/visualiser/chart/highlights';
import { collapseChart } from '../../../../src/qa/visualiser/model/collapse-chart';
import { toChart } from '../../../../src/qa/visualiser/model/to-chart';

const chart = toChart(intakeEntry);
const findTransition = (source: string, target: string) =>
  chart.transitions.find(
    (transition) => transition.source === source && transition.targets.includes(target),
  )?.id ?? '';
const none = new Set<string>();

describe('collapsed states', () => {
  it('are written to the URL and read from it, without unknown states', () => {
    expect(parseCollapsed(chart, formatCollapsed(['INTRO', 'POLICIES']))).toEqual([
      'INTRO',
      'POLICIES',
    ]);
    expect(parseCollapsed(chart, formatCollapsed([]))).toEqual([]);
    expect(parseCollapsed(chart, 'INTRO,missing,PAYMENT')).toEqual(['INTRO']);
    expect(parseCollapsed(chart, undefined)).toBeNull();
  });

  it('are at first those without an active state', () => {
    const collapsed = getCollapsed(chart, null, new Set(['POLICIES', 'POLICIES.signing']), null);
    expect(collapsed.has('POLICIES')).toBe(false);
    expect(collapsed.has('QUESTIONNAIRE')).toBe(true);
  });

  it('are those that the user has chosen, even around the active state', () => {
    expect([...getCollapsed(chart, ['POLICIES'], new Set(['POLICIES.signing']), null)]).toEqual([
      'POLICIES',
    ]);
  });

  it('never hide the selected state or transition', () => {
    const state = { kind: 'state', path: 'POLICIES.signing' } as const;
    expect(getCollapsed(chart, ['POLICIES', 'INTRO'], none, state)).toEqual(new Set(['INTRO']));
    const select = (source: string, target: string) =>
      ({ kind: 'transition', id: findTransition(source, target) }) as const;
    const inner = select('POLICIES.signing', 'POLICIES.asking');
    expect(hidesSelection(chart, 'POLICIES', inner)).toBe(true);
    expect(hidesSelection(chart, 'starting', select('starting', 'PAYMENT'))).toBe(true);
    // It stays visible as an arrow from or to the collapsed state.
    const leaving = select('POLICIES.signing', 'QUESTIONNAIRE_INTRO');
    expect(hidesSelection(chart, 'POLICIES', leaving)).toBe(false);
    expect(hidesSelection(chart, 'POLICIES', { kind: 'state', path: 'POLICIES' })).toBe(false);
  });
});

describe('highlights of a collapsed chart', () => {
  it('mark the collapsed state for what is inside, and the arrow for its transitions', () => {
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
    const collapsed = collapseHighlights(
      highlights,
      collapseChart(chart, new Set(['POLICIES', 'INTRO'])),
    );
    expect(collapsed).toEqual({
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
