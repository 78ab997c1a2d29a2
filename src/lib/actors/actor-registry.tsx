import {
  createContext,
  use,
  useCallback,
  useEffect,
  useLayoutEffect,
  useState,
  type ReactNode,
} from 'react';
import { useLocation } from 'react-router-dom';
import type { AnyActorRef } from 'xstate';

declare const actorType: unique symbol;

/** The key of an actor in a registry, with its type: another actor cannot be created or found by it. */
export type ActorKey<Ref extends AnyActorRef = AnyActorRef> = string & {
  readonly [actorType]: Ref;
};

/** The key of the actor of a kind for these ids. */
export const toActorKey = <Ref extends AnyActorRef>(
  kind: string,
  ...ids: readonly string[]
): ActorKey<Ref> =>
  // SAFETY: the type of the actor exists for the compiler only.
  [kind, ...ids].join(' ') as ActorKey<Ref>;

/** What an actor holds that the user has not submitted. */
export type UnsavedInput<Ref> = {
  /** True while there is such input. */
  readonly hasUnsavedChanges: (actor: Ref) => boolean;
  /** Where the input outlasts a reload; null if it does not. */
  readonly draft?: UnsavedDraft | null;
};

type UnsavedDraft = { readonly isStored: () => boolean };
type UnsavedCheck = { readonly check: () => boolean; readonly draft: UnsavedDraft | null };

const NONE = { hasUnsavedChanges: () => false };

/** Actors by key: created on first use, stopped when the provider unmounts. */
export class ActorRegistry {
  private readonly actors = new Map<string, AnyActorRef>();
  private readonly unsavedChecks = new Map<string, UnsavedCheck>();
  /** By actor, the key of the history entry in which it was last on the screen. */
  private readonly entryKeys = new Map<string, string>();
  private readonly releaseTimers = new Map<string, ReturnType<typeof setTimeout>>();
  private stopTimer: ReturnType<typeof setTimeout> | undefined;

  getOrCreate<Ref extends AnyActorRef>(
    key: ActorKey<Ref>,
    create: (registry: ActorRegistry) => NoInfer<Ref>,
    { hasUnsavedChanges, draft = null }: UnsavedInput<NoInfer<Ref>> = NONE,
  ): Ref {
    clearTimeout(this.releaseTimers.get(key));
    const existing = this.actors.get(key);
    // SAFETY: the key has the type of the actor that was created with it.
    if (existing !== undefined) return existing as Ref;
    const created = create(this);
    this.actors.set(key, created);
    this.unsavedChecks.set(key, { check: () => hasUnsavedChanges(created), draft });
    return created;
  }

  hasUnsavedChanges(): boolean {
    return [...this.unsavedChecks.values()].some(({ check }) => check());
  }

  some(predicate: (actor: AnyActorRef) => boolean): boolean {
    return [...this.actors.values()].some(predicate);
  }

  /** True while a reload would lose input: it has not been submitted, and no draft has it. */
  wouldReloadLoseChanges(): boolean {
    return [...this.unsavedChecks.values()].some(
      ({ check, draft }) => check() && draft?.isStored() !== true,
    );
  }

  /** Stops one actor, unless it is requested again at once, as strict mode does when it remounts. */
  release(key: ActorKey): void {
    clearTimeout(this.releaseTimers.get(key));
    this.releaseTimers.set(
      key,
      setTimeout(() => this.drop(key)),
    );
  }

  private drop(key: string): void {
    this.actors.get(key)?.stop();
    this.actors.delete(key);
    this.unsavedChecks.delete(key);
    this.releaseTimers.delete(key);
    this.entryKeys.delete(key);
  }

  setEntry(key: ActorKey, entryKey: string): void {
    this.entryKeys.set(key, entryKey);
  }

  /** Drops an actor that is over and was last shown in another history entry. */
  dropInOtherEntry<Ref extends AnyActorRef>(
    key: ActorKey<Ref>,
    entryKey: string,
    isOver: (actor: NoInfer<Ref>) => boolean,
  ): void {
    const actor = this.actors.get(key);
    const isOther = this.entryKeys.has(key) && this.entryKeys.get(key) !== entryKey;
    // SAFETY: the key has the type of the actor that was created with it.
    if (isOther && actor !== undefined && isOver(actor as Ref)) this.drop(key);
  }

  /** Keeps all actors for the next entries of their pages, even if they are over then: a sign-in leads to another entry. */
  clearEntries(): void {
    this.entryKeys.clear();
  }

  cancelRelease(key: ActorKey): void {
    clearTimeout(this.releaseTimers.get(key));
  }

  /** Stops all actors and forgets what they hold. */
  stopAll(): void {
    for (const actor of this.actors.values()) actor.stop();
    this.actors.clear();
    this.unsavedChecks.clear();
    this.entryKeys.clear();
  }

  /** Stops all actors but one, and forgets what they hold. */
  stopOthers(keptKey: ActorKey): void {
    for (const [key, actor] of this.actors) {
      if (key === keptKey) continue;
      actor.stop();
      this.actors.delete(key);
      this.unsavedChecks.delete(key);
    }
  }

  retain(): () => void {
    clearTimeout(this.stopTimer);
    return () => {
      // Strict mode remounts at once and calls retain again.
      this.stopTimer = setTimeout(() => this.stopAll());
    };
  }
}

export const ActorRegistryContext = createContext<ActorRegistry | null>(null);

type ProviderProps = {
  readonly children: ReactNode;
  /** A registry that is used elsewhere, too; by default the provider creates its own. */
  readonly registry?: ActorRegistry;
};

/** Keeps the actors of the screens below it running while these mount and unmount, so that no input is lost. */
export function ActorRegistryProvider({ children, registry: given }: ProviderProps) {
  const [registry] = useState(() => given ?? new ActorRegistry());
  useEffect(() => registry.retain(), [registry]);
  return <ActorRegistryContext value={registry}>{children}</ActorRegistryContext>;
}

/**
 * The actor with this key in the closest registry, created on first use. Started in a layout effect: cached data is on
 * screen before the first paint, without a loading state.
 */
export function useSharedActor<Ref extends AnyActorRef>(
  key: ActorKey<Ref>,
  create: (registry: ActorRegistry) => NoInfer<Ref>,
  unsaved: UnsavedInput<NoInfer<Ref>> = NONE,
): Ref {
  const registry = use(ActorRegistryContext);
  if (registry === null) throw new Error('No actor registry is provided.');
  const actor = registry.getOrCreate(key, create, unsaved);
  useLayoutEffect(() => {
    actor.start();
  }, [actor]);
  return actor;
}

/**
 * Drops an actor that is over when its page is opened in another history entry, before `useSharedActor` creates the next one.
 * After Back, and for the same person who signs in again, the page shows how it has ended.
 */
export function useDropOnReopen<Ref extends AnyActorRef>(
  key: ActorKey<Ref>,
  isOver: (actor: NoInfer<Ref>) => boolean,
): void {
  const registry = use(ActorRegistryContext);
  const { key: entryKey } = useLocation();
  // Once, in the first render: later it may end on the screen.
  useState(() => registry?.dropInOtherEntry(key, entryKey, isOver));
  useEffect(() => registry?.setEntry(key, entryKey), [registry, key, entryKey]);
}

/**
 * Stops the actor when its screen unmounts, unless the user went to `returnPath`, and comes back from there, or `shouldKeep`
 * (a stable function) is true then.
 */
export function useStopOnLeave(
  key: ActorKey,
  returnPath: string,
  shouldKeep: () => boolean = neverKeep,
): void {
  const registry = use(ActorRegistryContext);
  useEffect(() => {
    registry?.cancelRelease(key);
    return () => {
      if (window.location.pathname !== returnPath && !shouldKeep()) registry?.release(key);
    };
  }, [registry, key, returnPath, shouldKeep]);
}

const neverKeep = () => false;

/** Returns a function that is true while any actor of the registry holds input that has not been submitted. */
export function useUnsavedChangesCheck(): () => boolean {
  const registry = use(ActorRegistryContext);
  return () => registry?.hasUnsavedChanges() ?? false;
}

/** True if, at this render, any actor of the registry holds input that has not been submitted. */
export function useHasUnsavedChanges(): boolean {
  return useUnsavedChangesCheck()();
}

/** Returns a function that is true while a reload would lose input: it has not been submitted, and no draft has it. */
export function useWouldReloadLoseChanges(): () => boolean {
  const registry = use(ActorRegistryContext);
  return useCallback(() => registry?.wouldReloadLoseChanges() ?? false, [registry]);
}
