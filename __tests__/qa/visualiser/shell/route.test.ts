/** @jest-environment node */
import { formatRoute, parseRoute } from '../../../../src/qa/visualiser/shell/route';

describe('route of the visualiser', () => {
  it('is unchanged after formatting and parsing', () => {
    const route = {
      mode: 'chart',
      machine: 'user-gate',
      query: { transition: 'LOADING · loadGate done → deciding', tab: 'details' },
    };
    expect(parseRoute(formatRoute(route))).toEqual(route);
  });

  it('omits empty query values', () => {
    expect(formatRoute({ mode: 'chart', machine: 'session', query: { state: '' } })).toBe(
      '#/chart/session',
    );
  });

  it.each(['', '#', '#/', '#//', '#?', 'nonsense'])(
    'has no machine and no query for the hash %j',
    (hash) => {
      const { machine, query } = parseRoute(hash);
      expect({ machine, query }).toEqual({ machine: '', query: {} });
    },
  );
});
