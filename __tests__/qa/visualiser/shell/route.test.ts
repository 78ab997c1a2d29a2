/** @jest-environment node */
import { formatRoute, parseRoute } from '../../../../src/qa/visualiser/shell/route';

describe('a place of the visualiser', () => {
  it('is read as it was written', () => {
    const route = {
      mode: 'chart',
      machine: 'user-gate',
      query: { transition: 'LOADING · loadGate done → deciding', tab: 'details' },
    };
    expect(parseRoute(formatRoute(route))).toEqual(route);
  });

  it('leaves out what is empty', () => {
    expect(formatRoute({ mode: 'chart', machine: 'session', query: { state: '' } })).toBe(
      '#/chart/session',
    );
  });

  it.each(['', '#', '#/', '#//', '#?', 'nonsense'])(
    'takes %j for no place in particular',
    (hash) => {
      const { machine, query } = parseRoute(hash);
      expect({ machine, query }).toEqual({ machine: '', query: {} });
    },
  );
});
