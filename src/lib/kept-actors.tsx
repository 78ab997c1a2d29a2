import { createContext, use, useEffect, useLayoutEffect, useState, type ReactNode } from 'react';
import type { AnyActorRef } from 'xstate';

/** Whether a flow holds what a person typed and has not sent. */
type HasUnsent<Ref> = (actor: Ref) => boolean;

/** Actors that outlive a screen: by key, started on first use, stopped when their area is left. */
class ActorKeeper {
  private readonly actors = new Map<string, AnyActorRef>();
  private readonly unsentChecks = new Map<string, () => boolean>();
  private readonly releases = new Map<string, ReturnType<typeof setTimeout>>();
  private stopTimer: ReturnType<typeof setTimeout> | undefined;

  obtain<Ref extends AnyActorRef>(key: string, create: () => Ref, hasUnsent: HasUnsent<Ref>): Ref {
    clearTimeout(this.releases.get(key));
    const kept = this.actors.get(key);
    // SAFETY: a key stands for one machine, so whoever asks for it created an actor of this type.
    if (kept !== undefined) return kept as Ref;
    const created = create();
    this.actors.set(key, created);
    this.unsentChecks.set(key, () => hasUnsent(created));
    return created;
  }

  hasUnsent(): boolean {
    return [...this.unsentChecks.values()].some((check) => check());
  }

  /** Lets go of one actor, unless somebody asks for it again at once, as a strict re-mount does. */
  release(key: string): void {
    const stop = () => {
      this.actors.get(key)?.stop();
      this.actors.delete(key);
      this.unsentChecks.delete(key);
      this.releases.delete(key);
    };
    clearTimeout(this.releases.get(key));
    this.releases.set(key, setTimeout(stop));
  }

  stay(key: string): void {
    clearTimeout(this.releases.get(key));
  }

  hold(): () => void {
    clearTimeout(this.stopTimer);
    return () => {
      // A strict re-mount holds again at once; only an area that is really left stops its flows.
      this.stopTimer = setTimeout(() => {
        for (const actor of this.actors.values()) actor.stop();
        this.actors.clear();
        this.unsentChecks.clear();
      });
    };
  }
}

const KeeperContext = createContext<ActorKeeper | null>(null);

/** An area within which flows go on while their screens come and go, so nothing typed is lost. */
export function KeptActors({ children }: { readonly children: ReactNode }) {
  const [keeper] = useState(() => new ActorKeeper());
  useEffect(() => keeper.hold(), [keeper]);
  return <KeeperContext value={keeper}>{children}</KeeperContext>;
}

/**
 * The actor kept under `key`, created on first use and started with the first render: before the paint, so that what
 * is already there is shown without a loading state in between.
 */
export function useKeptActor<Ref extends AnyActorRef>(
  key: string,
  create: () => Ref,
  hasUnsent: HasUnsent<Ref> = () => false,
): Ref {
  const keeper = use(KeeperContext);
  if (keeper === null) throw new Error('useKeptActor needs <KeptActors> above it.');
  const actor = keeper.obtain(key, create, hasUnsent);
  useLayoutEffect(() => {
    actor.start();
  }, [actor]);
  return actor;
}

/** Ends the flow under `key` when its screen is left for anywhere but the path `keptAt`, from where a person comes back. */
export function useEndWhenLeft(key: string, keptAt: string): void {
  const keeper = use(KeeperContext);
  useEffect(() => {
    keeper?.stay(key);
    return () => {
      if (window.location.pathname !== keptAt) keeper?.release(key);
    };
  }, [keeper, key, keptAt]);
}

/** Tells whether a flow of this area, on screen or not, holds what was typed and not sent: leaving would lose it. */
export function useUnsentCheck(): () => boolean {
  const keeper = use(KeeperContext);
  return () => keeper?.hasUnsent() ?? false;
}

/** True while a flow of this area holds what was typed and not sent: a reload would lose it. */
export function useHasUnsent(): boolean {
  return useUnsentCheck()();
}
