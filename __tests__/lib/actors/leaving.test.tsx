import { act, render, renderHook } from '@testing-library/react';
import { StrictMode, type ReactNode } from 'react';
import { createActor, setup } from 'xstate';
import {
  ActorRegistry,
  ActorRegistryProvider,
  toActorKey,
  useSharedActor,
  useStopOnLeave,
  useUnsavedChangesCheck,
  useWouldReloadLoseChanges,
} from '../../../src/lib/actors/actor-registry';

const machine = setup({}).createMachine({ initial: 'asking', states: { asking: {} } });
const create = () => createActor(machine).start();
const toKey = (name: string) => toActorKey<ReturnType<typeof create>>(name);
const FLOW = toKey('flow');
const getStatus = (actor: ReturnType<typeof create>) => actor.getSnapshot().status;

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  window.history.replaceState(null, '', '/');
});

/** An actor with a draft: whether it has unsaved input, and whether the draft is stored. */
function addActor(registry: ActorRegistry, key: string, hasInput: boolean, isStored: boolean) {
  const draft = { isStored: () => isStored };
  registry.getOrCreate(toKey(key), create, { hasUnsavedChanges: () => hasInput, draft });
}

describe('D10 what a reload would lose', () => {
  it('is input that no draft has', () => {
    const registry = new ActorRegistry();
    expect(registry.hasUnsavedChanges()).toBe(false);
    addActor(registry, 'untouched', false, false);
    expect(registry.hasUnsavedChanges()).toBe(false);
    expect(registry.wouldReloadLoseChanges()).toBe(false);
    addActor(registry, 'stored', true, true);
    expect(registry.hasUnsavedChanges()).toBe(true);
    expect(registry.wouldReloadLoseChanges()).toBe(false);
    addActor(registry, 'not stored', true, false);
    expect(registry.wouldReloadLoseChanges()).toBe(true);
  });

  it('is also the input of a flow that keeps no drafts', () => {
    const registry = new ActorRegistry();
    registry.getOrCreate(FLOW, create);
    expect(registry.hasUnsavedChanges()).toBe(false);
    registry.getOrCreate(toKey('other flow'), create, { hasUnsavedChanges: () => true });
    expect(registry.wouldReloadLoseChanges()).toBe(true);
  });

  it('is nothing where there is no registry', () => {
    expect(renderHook(useUnsavedChangesCheck).result.current()).toBe(false);
    expect(renderHook(useWouldReloadLoseChanges).result.current()).toBe(false);
  });
});

describe('D7 actors that are released', () => {
  it('stop, and are forgotten with their input', () => {
    const registry = new ActorRegistry();
    const actor = registry.getOrCreate(FLOW, create, { hasUnsavedChanges: () => true });
    registry.release(FLOW);
    expect(getStatus(actor)).toBe('active');
    jest.runAllTimers();
    expect(getStatus(actor)).toBe('stopped');
    expect(registry.hasUnsavedChanges()).toBe(false);
    expect(registry.getOrCreate(FLOW, create)).not.toBe(actor);
  });

  it('go on if they are needed again at once', () => {
    const registry = new ActorRegistry();
    const actor = registry.getOrCreate(FLOW, create);
    registry.release(FLOW);
    registry.release(FLOW);
    expect(registry.getOrCreate(FLOW, create)).toBe(actor);
    jest.runAllTimers();
    registry.release(FLOW);
    registry.cancelRelease(FLOW);
    jest.runAllTimers();
    expect(getStatus(actor)).toBe('active');
  });

  it('stop all at once where a session ends', () => {
    const registry = new ActorRegistry();
    const actors = ['one', 'two'].map((key) =>
      registry.getOrCreate(toKey(key), create, { hasUnsavedChanges: () => true }),
    );
    registry.stopAll();
    expect(actors.map(getStatus)).toEqual(['stopped', 'stopped']);
    expect(registry.hasUnsavedChanges()).toBe(false);
    expect(registry.getOrCreate(toKey('one'), create)).not.toBe(actors[0]);
  });
});

describe('an actor that is over', () => {
  function reopen(entryKey: string, isOver: boolean, prepare?: (registry: ActorRegistry) => void) {
    const registry = new ActorRegistry();
    const actor = registry.getOrCreate(FLOW, create);
    registry.setEntry(FLOW, 'entry');
    prepare?.(registry);
    registry.dropInOtherEntry(FLOW, entryKey, () => isOver);
    return registry.getOrCreate(FLOW, create) === actor;
  }

  it('is dropped when its page is opened in another history entry', () => {
    expect(reopen('other entry', true)).toBe(false);
    expect(reopen('entry', true)).toBe(true);
    expect(reopen('other entry', false)).toBe(true);
  });

  it('D10: is kept for the same person who signs in again', () => {
    expect(reopen('other entry', true, (registry) => registry.clearEntries())).toBe(true);
  });
});

describe('D7 leaving a screen', () => {
  type Options = { readonly returnPath: string; readonly shouldKeep?: () => boolean };

  function Screen({ returnPath, shouldKeep }: Options) {
    useSharedActor(FLOW, create);
    useStopOnLeave(FLOW, returnPath, shouldKeep);
    return null;
  }

  /** Shows the screen, leaves it for `path`, and returns its actor. */
  function leave(path: string, options: Options) {
    const registry = new ActorRegistry();
    const show = (content: ReactNode) => (
      <StrictMode>
        <ActorRegistryProvider registry={registry}>{content}</ActorRegistryProvider>
      </StrictMode>
    );
    const { rerender } = render(show(<Screen {...options} />));
    act(() => jest.runAllTimers());
    const actor = registry.getOrCreate(FLOW, create);
    expect(getStatus(actor)).toBe('active');
    window.history.replaceState(null, '', path);
    rerender(show(null));
    act(() => jest.runAllTimers());
    return actor;
  }

  it('stops its actor', () => {
    expect(getStatus(leave('/home', { returnPath: '/help' }))).toBe('stopped');
  });

  it('keeps its actor where the user returns from the next page', () => {
    expect(getStatus(leave('/help', { returnPath: '/help' }))).toBe('active');
  });

  it('keeps its actor if it should', () => {
    const options = { returnPath: '/help', shouldKeep: () => true };
    expect(getStatus(leave('/home', options))).toBe('active');
  });
});
