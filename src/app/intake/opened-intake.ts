import { createActor, fromPromise, type ActorRefFrom } from 'xstate';
import { storedIntakeMachine } from '../../../machines/stored-intake/stored-intake.machine';
import type { StoredIntakeEvent } from '../../../machines/stored-intake/stored-intake.types';
import { continueCommands, endAllCommands } from '../../api/commands';
import type { IntakeAccess, IntakeEnding } from '../../state/intake-info-context';
import { removeLinkCode } from '../../state/intake-link-code';
import {
  getLinkId,
  getStoredLinkIds,
  readStoredIntakeSession,
  removeStoredIntake,
} from '../../state/intake-storage';
import type { IntakeWriter } from '../../state/intake-writer';
import {
  intakeProgressSlice,
  intakeSessionSlice,
  selectIntakeProgress,
  selectIntakeSession,
  type WithIntake,
} from '../../state/intake.slice';
import { flushPersisted } from '../../state/persist-current';
import type { Session } from '../../state/session.slice';
import { readStoredProgress } from '../../state/stored-intake';
import { readStoredSession } from '../../state/stored-session';
import type { AppServices } from '../services/app-services';
import { clearPersonalData } from '../session/clear-personal-data';
import type { AppStore } from '../store/store';
import type { IntakeChannel } from './intake-channel';
import { createIntakeLocks, runIfNotOpen, type IntakeLocks } from './intake-locks';

type StoredIntakeRef = ActorRefFrom<typeof storedIntakeMachine>;

/** The intake of one link in this document. */
export type OpenedIntake = {
  readonly code: string | null;
  readonly linkId: string;
  readonly actor: StoredIntakeRef;
  readonly access: IntakeAccess;
  /** Sends an event unless the machine has ended. */
  readonly send: (event: StoredIntakeEvent) => void;
  /** Checks whether another document has become the writer. */
  readonly checkWriter: () => void;
  /** Stores what is not stored yet, and lets other tabs continue. */
  readonly close: () => Promise<void>;
};

type Options = {
  readonly services: AppServices;
  readonly writer: IntakeWriter;
  readonly channel: IntakeChannel;
  readonly link: { readonly code: string | null; readonly isOpened: boolean };
  /** Resolves when slices can be stored and the intake that was open before is closed. */
  readonly prepare: () => Promise<unknown>;
};

const ENDINGS = {
  completed: 'COMPLETED',
  abandoned: 'ABANDONED',
  suspended: 'SUSPENDED',
} as const satisfies Record<IntakeEnding, StoredIntakeEvent['type']>;

/** Opens the intake of a link: starts the machine that decides what continues, and whether this tab writes (D9). */
export function openIntake(options: Options): OpenedIntake {
  const { services, writer, link } = options;
  const { store, clock, wrapper } = services;
  const linkId = getLinkId(link.code ?? '');
  const locks = createIntakeLocks(linkId, () => send({ type: 'REPLACED' }));
  const actor = createActor(createMachine(options, linkId, locks), {
    input: {
      linkCode: link.code,
      isLinkOpened: link.isOpened,
      accountCode: getMagicCode(readStoredSession(clock.now())),
      isInApp: wrapper.isNative,
    },
  });
  const send = (event: StoredIntakeEvent) => {
    if (actor.getSnapshot().status === 'active') actor.send(event);
  };
  const checkWriter = () => {
    if (writer.isReplaced()) send({ type: 'REPLACED' });
  };
  actor.start();
  return {
    code: link.code,
    linkId,
    actor,
    access: createAccess(actor, send, checkWriter),
    send,
    checkWriter,
    close: async () => {
      void flushPersisted(store.dispatch);
      await locks.close();
    },
  };
}

function createAccess(
  actor: StoredIntakeRef,
  send: OpenedIntake['send'],
  checkWriter: () => void,
): IntakeAccess {
  let pendingCount = 0;
  const mayWrite = () => {
    checkWriter();
    return actor.getSnapshot().matches('writing');
  };
  const end = () => {
    pendingCount -= 1;
    if (pendingCount === 0) send({ type: 'REQUESTS_ENDED' });
  };
  return {
    mayWrite,
    send: async (request) => {
      if (!mayWrite()) throw new Error('The intake is open in another tab.');
      pendingCount += 1;
      if (pendingCount === 1) send({ type: 'REQUESTS_STARTED' });
      try {
        return await request();
      } finally {
        // The steps handle the response first: a tab that continues has to find what follows from it.
        setTimeout(end);
      }
    },
    end: (ending) => {
      checkWriter();
      send({ type: ENDINGS[ending] });
    },
  };
}

function createMachine(
  { services, writer, channel, link: { code }, prepare }: Options,
  linkId: string,
  locks: IntakeLocks,
) {
  const { store, clock } = services;
  const startWriting = (isWriter: boolean) => {
    if (isWriter) writer.start(linkId, clock.now());
  };
  return storedIntakeMachine.provide({
    actors: {
      clearOtherIntakes: fromPromise<unknown>(async () => {
        await prepare();
        await locks.holdOpen();
        const others = getStoredLinkIds().filter((id) => id !== linkId);
        await Promise.all(others.map((id) => runIfNotOpen(id, () => removeStoredIntake(id))));
      }),
      endAccountSession: fromPromise<unknown>(() => endAccountSession(services)),
      claimWriting: fromPromise<unknown>(async ({ signal }) => {
        await prepare();
        await locks.holdOpen();
        startWriting(await locks.claimWriting(signal));
      }),
      takeOverWriting: fromPromise<unknown>(async ({ signal }) =>
        startWriting(await locks.takeOverWriting(signal)),
      ),
    },
    actions: {
      readStoredIntake: () => readStoredIntake(store, { code, linkId, writer, now: clock.now() }),
      stopWriting: () => {
        void flushPersisted(store.dispatch);
        writer.stop();
        void locks.releaseWriting();
      },
      requestHandover: () => channel.post({ type: 'handover-requested', linkId }),
      delayHandover: () => channel.post({ type: 'handover-delayed', linkId }),
      removeStoredIntake: () => {
        if (!writer.isReplaced()) removeStoredIntake(linkId);
        store.dispatch(endAllCommands());
        store.dispatch(intakeSessionSlice.actions.ended());
      },
      notifyCompleted: () => channel.post({ type: 'completed', linkId }),
      removeLinkCode: () => removeLinkCode(code),
      closeLink: () => void locks.close(),
    },
  });
}

type Reading = {
  readonly code: string | null;
  readonly linkId: string;
  readonly writer: IntakeWriter;
  readonly now: number;
};

/** Replaces the intake in the store by the stored one; where nothing can be stored, the one in the store continues. */
function readStoredIntake(store: AppStore, { code, linkId, writer, now }: Reading): void {
  const intake = getIntakeState(store);
  const isStored = writer.getLinkId() !== null;
  const session = isStored ? readStoredIntakeSession(now, linkId) : selectIntakeSession(intake);
  const progress = isStored ? readStoredProgress(now, linkId) : selectIntakeProgress(intake);
  store.dispatch(continueCommands('intake'));
  store.dispatch(
    session !== null && getMagicCode(session) === code
      ? intakeSessionSlice.actions.started(session)
      : intakeSessionSlice.actions.ended(),
  );
  store.dispatch(
    intakeProgressSlice.actions.restored(progress?.magicCode === code ? progress : null),
  );
}

async function endAccountSession(services: AppServices): Promise<void> {
  const { createSessionService } = await import('../session/session-service');
  // Not a sign-out, which would end the intake of this link as well, in every tab.
  await services.get(createSessionService).expireStored();
  clearPersonalData(services.store, 'tab', { keepsIntake: true });
}

export function getIntakeState(store: AppStore): WithIntake {
  // SAFETY: the service injects the slices before an intake is opened; they are optional in `WithIntake`.
  return store.getState() as WithIntake;
}

function getMagicCode(session: Session | null): string | null {
  return session?.kind === 'magic-link' ? session.magicCode : null;
}
