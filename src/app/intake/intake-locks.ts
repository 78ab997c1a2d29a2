import { holdWebLock, type HeldLock } from '../../lib/browser/hold-web-lock';

const getOpenLock = (linkId: string) => `intake-open ${linkId}`;
const getWriterLock = (linkId: string) => `intake-writer ${linkId}`;

/** The web locks of a link in this document: one says that the link is open here, the other that this document is the writer. */
export type IntakeLocks = {
  readonly holdOpen: () => Promise<void>;
  /** Resolves once this document is the writer; false if `signal` was aborted first. */
  readonly claimWriting: (signal: AbortSignal) => Promise<boolean>;
  /** Makes this document the writer at once, and the one before is replaced; false if `signal` was aborted meanwhile. */
  readonly takeOverWriting: (signal: AbortSignal) => Promise<boolean>;
  readonly releaseWriting: () => Promise<void>;
  /** Releases both for good. */
  readonly close: () => Promise<void>;
};

/** `onReplaced` is called when another document has taken over writing. */
export function createIntakeLocks(linkId: string, onReplaced: () => void): IntakeLocks {
  let open: HeldLock | null = null;
  let writing: HeldLock | null = null;
  let isClosed = false;
  const releaseWriting = async () => {
    const held = writing;
    writing = null;
    await held?.release();
  };
  const request = (options: { readonly signal?: AbortSignal; readonly steal?: boolean }) =>
    holdWebLock(getWriterLock(linkId), { ...options, onStolen: onReplaced });
  /** The lock, unless it came too late. */
  const keep = async (lock: HeldLock | null, isLate: () => boolean) => {
    if (!isLate()) return lock;
    await lock?.release();
    return null;
  };
  const setWriting = async (lock: HeldLock | null, signal: AbortSignal) => {
    writing = await keep(lock, () => isClosed || signal.aborted);
    return writing !== null;
  };
  return {
    holdOpen: async () => {
      if (isClosed || open !== null) return;
      const lock = await holdWebLock(getOpenLock(linkId), { mode: 'shared' });
      open = await keep(lock, () => isClosed);
    },
    claimWriting: async (signal) => setWriting(await request({ signal }), signal),
    takeOverWriting: async (signal) => setWriting(await request({ steal: true }), signal),
    releaseWriting,
    close: async () => {
      isClosed = true;
      await Promise.all([releaseWriting(), open?.release()]);
    },
  };
}

/** Runs `clear` unless a document has the link open. */
export async function runIfNotOpen(linkId: string, clear: () => void): Promise<void> {
  const lock = await holdWebLock(getOpenLock(linkId), { ifAvailable: true });
  if (lock === null) return;
  clear();
  await lock.release();
}
