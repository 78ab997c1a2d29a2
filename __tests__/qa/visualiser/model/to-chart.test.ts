/** @jest-environment node */
import { createMachine, setup } from 'xstate';
import { MACHINE_REGISTRY } from '../../../../machines/registry';
import {
  listStateNodes,
  listTransitions,
  getStatePath,
} from '../../../../machines/walkthroughs/machine-introspection';
import type { MachineEntry } from '../../../../machines/walkthroughs/walkthrough.types';
import { toChart } from '../../../../src/qa/visualiser/model/to-chart';

const createEntry = (machine: MachineEntry['machine']): MachineEntry => ({
  id: machine.id,
  title: 'A machine',
  section: '§0',
  machine,
  starts: [],
  outcomes: {},
  events: [],
  delays: { aWhile: { description: 'Wait.', durationMs: 3000 } },
  states: { a: { title: 'The first', expectedView: 'Something.' } },
  statements: {},
  journeys: [],
  getStateKey: (context) => context,
});

describe.each(MACHINE_REGISTRY)('chart of "$title"', (entry) => {
  const chart = toChart(entry);

  it('contains the machine, every state and every transition exactly once', () => {
    const paths = listStateNodes(entry.machine).map(getStatePath);
    expect(chart.states.map(({ path }) => path)).toEqual(['', ...paths]);
    const ids = listTransitions(entry.machine).map(({ id }) => id);
    expect(chart.transitions.map(({ id }) => id)).toEqual(ids);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('can be serialised as JSON without loss', () => {
    expect(JSON.parse(JSON.stringify(chart))).toEqual(chart);
  });
});

describe('chart', () => {
  const machine = setup({
    delays: { aWhile: 3000 },
    guards: { isReady: () => true },
    actions: { note: () => undefined },
  }).createMachine({
    id: 'sample',
    initial: 'a',
    on: { RESET: '.a' },
    states: {
      a: {
        tags: ['busy'],
        entry: 'note',
        after: { aWhile: 'b' },
        on: { GO: { guard: 'isReady', target: 'b', actions: 'note' }, RESET: {} },
      },
      b: { always: 'c' },
      c: { type: 'final' },
    },
  });
  const { states, transitions } = toChart(createEntry(machine));
  const getState = (wanted: string) => states.find(({ path }) => path === wanted);

  it('describes a state with its title, tags, delays, actions and ignored events', () => {
    expect(getState('a')).toEqual({
      path: 'a',
      key: 'a',
      parent: '',
      title: 'The first',
      sees: 'Something.',
      kind: 'plain',
      isInitial: true,
      tags: ['busy'],
      actors: [],
      delays: [{ name: 'aWhile', durationMs: 3000 }],
      entry: expect.arrayContaining(['note']) as unknown,
      exit: expect.any(Array) as unknown,
      ignores: ['RESET'],
    });
    expect(getState('b')?.kind).toBe('momentary');
    expect(getState('c')?.kind).toBe('final');
    expect(getState('')?.kind).toBe('compound');
  });

  it('describes a transition with its trigger, guard, targets and actions', () => {
    expect(
      transitions.map(({ kind, trigger, guard, source, targets, actions }) => [
        kind,
        trigger,
        guard,
        source,
        targets,
        actions,
      ]),
    ).toEqual([
      ['event', 'RESET', null, '', ['a'], []],
      ['event', 'GO', 'isReady', 'a', ['b'], ['note']],
      ['delay', 'after aWhile', null, 'a', ['b'], []],
      ['always', 'at once', null, 'b', ['c'], []],
    ]);
  });

  it('distinguishes guards of the same name by their static parameters', () => {
    const parameterised = setup({
      types: { context: {} },
      guards: { isAt: (_, { step }: { step: string; isLast?: boolean }) => step === 'A' },
    }).createMachine({
      id: 'parameterised',
      context: {},
      initial: 'a',
      states: {
        a: {
          always: [
            { guard: { type: 'isAt', params: { step: 'B', isLast: true } }, target: 'b' },
            { guard: { type: 'isAt', params: () => ({ step: 'C' }) }, target: 'c' },
          ],
        },
        b: {},
        c: {},
      },
    });
    const guards = toChart(createEntry(parameterised)).transitions.map(({ guard }) => guard);
    expect(guards).toEqual(['isAt B true', 'isAt']);
    const intake = MACHINE_REGISTRY.find(({ id }) => id === 'intake');
    const started = intake && toChart(intake).transitions.filter(({ kind }) => kind === 'always');
    expect(started?.map(({ guard }) => guard)).toContain('startsAt BASIC_INFO');
  });

  it('marks a parallel machine as parallel', () => {
    const parallel = createMachine({ id: 'both', type: 'parallel', states: { one: {}, two: {} } });
    expect(toChart(createEntry(parallel)).states[0]?.kind).toBe('parallel');
  });
});
