import { act, renderHook } from '@testing-library/react';
import { toLocalDay } from '../../../src/features/progress/calendar';
import { toLifestyle } from '../../../src/features/progress/to-graphs';
import { useGraph } from '../../../src/features/progress/use-graph';
import { graph, series } from './insight.fixtures';

beforeEach(() => jest.useFakeTimers({ now: new Date(2026, 10, 2, 23, 59) }));
afterEach(() => jest.useRealTimers());

describe('§9 the time axis of a graph', () => {
  it('§9 ends today, also after a midnight on which the page is open', () => {
    const insight = graph('1_week', series('energy', [['2026-11-02', 1]]));
    const { result } = renderHook(() => useGraph(insight, toLifestyle));
    expect(result.current.xAxis.last).toBe(toLocalDay(new Date(2026, 10, 2)));
    act(() => jest.advanceTimersByTime(60_000));
    expect(result.current.xAxis.last).toBe(toLocalDay(new Date(2026, 10, 3)));
  });
});
