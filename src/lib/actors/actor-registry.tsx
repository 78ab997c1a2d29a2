import { createContext, use, useEffect, useLayoutEffect, useState, type ReactNode } from 'react';
import type { AnyActorRef } from 'xstate';

/** Whether a flow holds what a person typed and has not sent. */
type HasUnsavedChanges<Ref> = (actor: Ref) => boolean;

/** Actors that outlive a screen: by key, started on first use, stopped when their area is left. */
class ActorRegistry {
  private readonly actors = new Map<string, AnyActorRef>();
  private readonly unsavedChecks = new Map<string, () => boolean>();
  private readonly releaseTimers = new Map<string, ReturnType<typeof setTimeout>>();
  private stopTimer: ReturnType<typeof setTimeout> | undefined;

  getOrCreate<Ref extends AnyActorRef>(
    key: string,
    create: () => Ref,
    hasUnsavedChanges: HasUnsavedChanges<Ref>,
  ): Ref {
    clearTimeout(this.releaseTimers.get(key));
    const existing = this.actors.get(key);
    // SAFETY: a key stands for one machine, so whoever asks for it created an actor of this type.
    if (existing !== undefined) return existing as Ref;
    const created = create();
    this.actors.set(key, created);
    this.unsavedChecks.set(key, () => hasUnsavedChanges(created));
    return created;
  }

  hasUnsent(): boolean {
    return [...this.unsavedChecks.values()].some((check) => check());
  }

  /** Lets go of one actor, unless somebody asks for it again at once, as a strict re-mount does. */
  release(key: string): void {
    const stop = () => {
      this.actors.get(key)?.stop();
      this.actors.delete(key);
      this.unsavedChecks.delete(key);
      this.releaseTimers.delete(key);
    };
    clearTimeout(this.releaseTimers.get(key));
    this.releaseTimers.set(key, setTimeout(stop));
  }

  cancelRelease(key: string): void {
    clearTimeout(this.releaseTimers.get(key));
  }

  retain(): () => void {
    clearTimeout(this.stopTimer);
    return () => {
      // A strict re-mount holds again at once; only an area that is really left stops its flows.
      this.stopTimer = setTimeout(() => {
        for (const actor of this.actors.values()) actor.stop();
        this.actors.clear();
        this.unsavedChecks.clear();
      });
    };
  }
}

const ActorRegistryContext = createContext<ActorRegistry | null>(null);

/** An area within which flows go on while their screens come and go, so nothing typed is lost. */
export function ActorRegistryProvider({ children }: { readonly children: ReactNode }) {
  const [registry] = useState(() => new ActorRegistry());
  useEffect(() => registry.retain(), [registry]);
  return <ActorRegistryContext value={registry}>{children}</ActorRegistryContext>;
}

/**
 * The actor kept under `key`, created on first use and started with the first render: before the paint, so that what
 * is already there is shown without a loading state in between.
 */
export function useSharedActor<Ref extends AnyActorRef>(
  key: string,
  create: () => Ref,
  hasUnsavedChanges: HasUnsavedChanges<Ref> = () => false,
): Ref {
  const registry = use(ActorRegistryContext);
  if (registry === null) throw new Error('useKeptActor needs <KeptActors> above it.');
  const actor = registry.getOrCreate(key, create, hasUnsavedChanges);
  useLayoutEffect(() => {
    actor.start();
  }, [actor]);
  return actor;
}

/** Ends the flow under `key` when its screen is left for anywhere but the path `keptAt`, from where a person comes back. */
export function useStopOnLeave(key: string, keptPath: string): void {
  const registry = use(ActorRegistryContext);
  useEffect(() => {
    registry?.cancelRelease(key);
    return () => {
      if (window.location.pathname !== keptPath) registry?.release(key);
    };
  }, [registry, key, keptPath]);
}

/** Tells whether a flow of this area, on screen or not, holds what was typed and not sent: leaving would lose it. */
export function useUnsavedChangesCheck(): () => boolean {
  const registry = use(ActorRegistryContext);
  return () => registry?.hasUnsent() ?? false;
}

/** True while a flow of this area holds what was typed and not sent: a reload would lose it. */
export function useHasUnsavedChanges(): boolean {
  return useUnsavedChangesCheck()();
}
