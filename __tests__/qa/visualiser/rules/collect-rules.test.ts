/** @jest-environment node */
import { diffRules } from '../../../../src/qa/visualiser/diff/diff-rules';
import { collectRules } from '../../../../src/qa/visualiser/rules/collect-rules.cjs';

type Files = Readonly<Record<string, string>>;

/** An invented machine, and the part of the app that provides its actor. */
const files = {
  'machines/door/door.machine.ts': `
    import { setup, assign } from 'xstate';
    import { port } from '../port';
    import { selectIsLocked } from './door.selectors';

    /** A door. */
    export const doorMachine = setup({
      actors: { ring: port<boolean>('ring') },
      actions: { count: assign({ knocks: 1 }) },
      guards: { isLocked: ({ context }) => selectIsLocked(context), isLoud: () => true },
      delays: { closing: 1_000 },
    }).createMachine({
      initial: 'closed',
      context: { knocks: 0 },
      states: {
        closed: {
          on: {
            KNOCK: [
              { guard: 'isLocked', actions: 'count' },
              { target: 'open', actions: assign({ knocks: 0 }) },
            ],
          },
        },
        open: { after: { closing: 'closed' }, invoke: { id: 'ring', src: 'ring', onDone: 'closed' } },
      },
    });`,
  'machines/door/door.selectors.ts': `
    import { isSet } from '../lock';
    type Context = { knocks: number };
    export function selectIsLocked(context: Context): boolean {
      // Three knocks open it.
      return isSet("bolt") && context.knocks < 3;
    }`,
  'machines/lock.ts': `export const isSet = (name: string) => name.length > LIMIT;
    const LIMIT = 2;`,
  'machines/port.ts': `import { fromPromise } from 'xstate';
    export const port = <T>(name: string) => fromPromise<T>(() => Promise.reject(new Error(name)));`,
  'src/features/door/use-door.ts': `
    import { doorMachine } from '../../../machines/door/door.machine';
    import { createDoorActors } from './door.actors';
    export const useDoor = () => doorMachine.provide({ actors: createDoorActors() });`,
  'src/features/door/door.actors.ts': `
    import { fromPromise } from 'xstate';
    import { VOLUME } from '../../lib/volume';
    export function createDoorActors() {
      const times = 2;
      return { ring: fromPromise(async () => times > VOLUME), other: fromPromise(async () => 1) };
    }`,
  'src/lib/volume.ts': 'export const VOLUME = 1;',
};

function collect(changes: Files = {}, xstate = '5.0.0') {
  const all: Files = { ...files, ...changes };
  const { machines, parts } = collectRules({
    machines: ['door'],
    providers: ['src/features/door/use-door.ts'],
    readFile: (file) => all[file] ?? null,
    getVersion: (name) => (name === 'xstate' ? xstate : ''),
  });
  return { items: machines.door ?? {}, parts };
}

const listChanges = (...changed: Parameters<typeof collect>) =>
  diffRules(collect(), collect(...changed)).map(
    ({ change, kind, name, causes }) => `${change} ${kind} ${name}: ${causes.join(', ')}`,
  );

/** Replaces a text in one of the files, which must contain it. */
function edit(file: keyof typeof files, from: string, to: string): Files {
  if (!files[file].includes(from)) throw new Error(`${file} has no ${from}`);
  return { [file]: files[file].replace(from, to) };
}

describe('the rules of a machine', () => {
  it('are its implementations, its transitions and states, and what its modules export', () => {
    expect(Object.keys(collect().items)).toEqual([
      'guard isLocked',
      'guard isLoud',
      'action count',
      'actor ring',
      'delay closing',
      'state ',
      'state closed',
      'transition closed · KNOCK #0',
      'transition closed · KNOCK #1',
      'state open',
      'transition open · after closing #0',
      'transition open · ring done #0',
      'function selectIsLocked',
    ]);
  });

  it('change with the source of a guard', () => {
    expect(listChanges(edit('machines/door/door.machine.ts', '() => true', '() => false'))).toEqual(
      ['changed guard isLoud: its own source'],
    );
  });

  it('change with what a guard uses, directly or not', () => {
    expect(listChanges(edit('machines/door/door.selectors.ts', '< 3', '< 4'))).toEqual([
      'changed guard isLocked: selectIsLocked in door.selectors.ts',
      'changed function selectIsLocked: its own source',
    ]);
    expect(listChanges(edit('machines/lock.ts', 'LIMIT = 2', 'LIMIT = 3'))).toEqual([
      'changed guard isLocked: LIMIT in lock.ts',
      'changed function selectIsLocked: LIMIT in lock.ts',
    ]);
  });

  it('change with what the app provides for an actor, and only for this one', () => {
    const ring = ['changed actor ring: ring (provided actor) in door.actors.ts'];
    const file = 'src/features/door/door.actors.ts';
    expect(listChanges(edit(file, 'times > VOLUME', 'times < VOLUME'))).toEqual(ring);
    expect(listChanges(edit(file, 'times = 2', 'times = 3'))).toEqual([
      'changed actor ring: createDoorActors in door.actors.ts',
    ]);
    expect(listChanges(edit(file, 'async () => 1', 'async () => 2'))).toEqual([]);
    expect(listChanges(edit('src/lib/volume.ts', '1', '2'))).toEqual([
      'changed actor ring: VOLUME in volume.ts',
    ]);
  });

  it('change with inline code of a transition, a delay, and the context', () => {
    const file = 'machines/door/door.machine.ts';
    expect(listChanges(edit(file, 'assign({ knocks: 0 })', 'assign({ knocks: 9 })'))).toEqual([
      'changed transition closed · KNOCK #1: its own source',
    ]);
    expect(listChanges(edit(file, '1_000', '2_000'))).toEqual([
      'changed delay closing: its own source',
    ]);
    expect(listChanges(edit(file, 'context: { knocks: 0 }', 'context: { knocks: 1 }'))).toEqual([
      'changed state : its own source',
    ]);
  });

  it('include those that several states share, of which the last of each name counts', () => {
    const file = 'machines/door/door.machine.ts';
    const shared = {
      [file]: `
        import { setup } from 'xstate';
        const doorSetup = setup({ guards: { isLate: () => true } });
        const watched = doorSetup.createStateConfig({
          on: { KNOCK: { guard: 'isLate', actions: () => 1 }, LEAVE: 'gone' },
          states: { quiet: {} },
        });
        export const doorMachine = doorSetup.createMachine({
          states: {
            open: { ...watched, on: { ...watched.on, LEAVE: { actions: () => 2 } } },
            shut: { ...watched, ...unknown },
            gone: {},
          },
        });`,
    };
    const before = collect(shared);
    expect(Object.keys(before.items)).toEqual([
      'guard isLate',
      'state ',
      'state open',
      'transition open · KNOCK #0',
      'transition open · LEAVE #0',
      'state open.quiet',
      'state shut',
      'transition shut · KNOCK #0',
      'transition shut · LEAVE #0',
      'state shut.quiet',
      'state gone',
      'function watched',
    ]);
    const changed = collect({ [file]: shared[file].replace('() => 1', '() => 3') });
    expect(diffRules(before, changed).map(({ name }) => name)).toEqual(
      expect.arrayContaining(['open · KNOCK #0', 'shut · KNOCK #0']),
    );
  });

  it('change with the version of a package', () => {
    expect(listChanges({}, '5.0.1')).toContain('changed action count: xstate 5.0.0 → 5.0.1');
  });

  it.each([
    ['a comment', edit('machines/door/door.selectors.ts', 'Three knocks open it.', 'Wait.')],
    ['quotes', edit('machines/door/door.selectors.ts', '"bolt"', "'bolt'")],
    ['a line break', edit('machines/door/door.selectors.ts', ' && ', '\n  && ')],
    [
      'a trailing comma',
      edit(
        'machines/door/door.machine.ts',
        "'ring', onDone: 'closed'",
        "'ring', onDone: 'closed',",
      ),
    ],
    ['parentheses', edit('machines/lock.ts', 'name.length > LIMIT', '(name.length > LIMIT)')],
    ['a separator in a number', edit('machines/door/door.machine.ts', '1_000', '1000')],
    ['a type', edit('machines/door/door.selectors.ts', 'knocks: number', 'knocks: number | null')],
    [
      'a short form of a target',
      edit('machines/door/door.machine.ts', "closing: 'closed'", "closing: { target: 'closed' }"),
    ],
    [
      'a file that moves',
      {
        ...edit('machines/door/door.selectors.ts', '../lock', '../bolt'),
        'machines/bolt.ts': files['machines/lock.ts'],
      },
    ],
  ])('do not change with %s', (_, changes) => {
    expect(listChanges(changes)).toEqual([]);
  });
});
