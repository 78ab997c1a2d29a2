import { endAllCommands, keepCommands } from '../../api/commands';
import { hideOnPageHide } from '../../lib/browser/bfcache-guard';
import { openCommandStore } from '../../api/stored-commands';
import { readLinkCode, removeLinkCode } from '../../state/intake-link-code';
import { createIntakeReducers } from '../../state/intake-persistence';
import {
  getLinkId,
  getStoredLinkIds,
  INTAKE_COMMANDS_KEY,
  readStoredIntakeSession,
  removeStoredIntake,
  removeStoredIntakeSession,
  toLinkKey,
} from '../../state/intake-storage';
import { createIntakeWriter, type IntakeWriter } from '../../state/intake-writer';
import {
  intakeProgressSlice,
  intakeSessionSlice,
  selectIntakeSession,
} from '../../state/intake.slice';
import { createPersistence } from '../../state/persist-current';
import { readStoredProgress } from '../../state/stored-intake';
import { SESSION_LIFETIME_MS } from '../../state/stored-session';
import type { AppServices } from '../services/app-services';
import { openTabChannel } from '../../state/tab-channel';
import { openIntakeChannel } from './intake-channel';
import { getIntakeState, openIntake, type OpenedIntake } from './opened-intake';

type Link = {
  /** Null without one. */
  readonly code: string | null;
  /** Without a code, the stored intake continues, if there is only one. */
  readonly isResumable: boolean;
};

type IntakeService = {
  /** Opens the intake of a link in this document; returns the same until it has ended or another link is opened. */
  readonly open: (link: Link) => Promise<OpenedIntake>;
  /** The intake of this code that is open in this document, and has not ended; null if there is none. */
  readonly getOpened: (code: string | null) => OpenedIntake | null;
};

/** Adds the intake's slices to the store, and connects the opened intake to storage and the other tabs. */
export function createIntakeService(services: AppServices): IntakeService {
  const { store, clock, injectReducers } = services;
  const writer = createIntakeWriter();
  injectReducers(createIntakeReducers(clock, writer));
  const startStoring = createPersistence(store);
  store.dispatch(
    keepCommands(
      openCommandStore({
        scope: 'intake',
        area: 'local',
        key: INTAKE_COMMANDS_KEY,
        toCurrentKey: (key) => {
          const linkId = writer.getLinkId();
          return linkId === null ? null : toLinkKey(key, linkId);
        },
        lifetimeMs: SESSION_LIFETIME_MS,
        clock,
      }),
    ),
  );
  let opened: OpenedIntake | null = null;

  const channel = openIntakeChannel(({ type, linkId }) => {
    const code = readLinkCode();
    if (type === 'completed' && code !== null && getLinkId(code) === linkId) removeLinkCode(code);
    if (opened?.linkId !== linkId) return;
    if (type === 'completed') opened.send({ type: 'COMPLETED_ELSEWHERE' });
    if (type === 'handover-requested') opened.send({ type: 'HANDOVER_REQUESTED' });
    if (type === 'handover-delayed') opened.send({ type: 'HANDOVER_DELAYED' });
  });
  watchDocument(() => opened);
  watchSession(services, writer, () => opened);

  const getOpened = (code: string | null) =>
    opened?.code === code && opened.actor.getSnapshot().status === 'active' ? opened : null;

  return {
    getOpened,
    open: async ({ code, isResumable }) => {
      const linkCode = code ?? (isResumable ? findOnlyStoredCode(clock.now()) : null);
      const current = getOpened(linkCode);
      if (current !== null) return current;
      const closing = closeIntake(opened, writer);
      const next = openIntake({
        services,
        writer,
        channel,
        link: { code: linkCode, isOpened: code !== null },
        prepare: () => Promise.all([startStoring(), closing]),
      });
      opened = next;
      await closing;
      return next;
    },
  };
}

/** Closes the intake of another link that was open in this document. */
async function closeIntake(opened: OpenedIntake | null, writer: IntakeWriter): Promise<void> {
  const closed = opened?.close();
  opened?.actor.stop();
  writer.stop();
  await closed;
}

/** The code of the stored intake; null if there are several, because nothing says whose is meant. */
function findOnlyStoredCode(now: number): string | null {
  const codes = getStoredLinkIds().flatMap((linkId) => {
    const session = readStoredIntakeSession(now, linkId);
    const sessionCode = session?.kind === 'magic-link' ? session.magicCode : null;
    return sessionCode ?? readStoredProgress(now, linkId)?.magicCode ?? [];
  });
  return codes.length === 1 ? (codes[0] ?? null) : null;
}

/** Leaves the intake to other tabs with the page, and finds out that another one has become the writer. */
function watchDocument(getOpened: () => OpenedIntake | null): void {
  const checkWriter = () => getOpened()?.checkWriter();
  window.addEventListener('storage', checkWriter);
  // A suspended tab does not get the events of the time before.
  document.addEventListener('visibilitychange', checkWriter);
  window.addEventListener('pagehide', () => void getOpened()?.close());
  hideOnPageHide(
    () => getOpened() !== null,
    () => window.location.reload(),
  );
}

/**
 * Clears the intake when a user signs out in any tab, and its session when that has expired. A lost account session does not
 * concern it.
 */
function watchSession(
  { store, clock }: AppServices,
  writer: IntakeWriter,
  getOpened: () => OpenedIntake | null,
): void {
  const endSession = () => {
    store.dispatch(endAllCommands());
    if (selectIntakeSession(getIntakeState(store)) !== null)
      store.dispatch(intakeSessionSlice.actions.ended());
  };
  openTabChannel(({ type }) => {
    if (type !== 'signed-out') return;
    const opened = getOpened();
    // The tab that signed out has cleared everything; this one may have stored its own again meanwhile.
    if (opened?.access.mayWrite() === true) {
      removeStoredIntake(opened.linkId);
      // A link that has not been used yet stays open.
      writer.start(opened.linkId, clock.now());
    }
    store.dispatch(intakeProgressSlice.actions.signedOut());
    endSession();
  });
  store.subscribe(() => {
    if (getIntakeState(store).intakeSession?.isExpired !== true) return;
    const linkId = writer.getLinkId();
    if (linkId !== null) removeStoredIntakeSession(linkId);
    endSession();
  });
}
