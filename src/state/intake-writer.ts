import * as v from 'valibot';
import { createUuid } from '../lib/text/create-uuid';
import { readStorage, writeStorage } from '../lib/storage/safe-storage';
import { INTAKE_WRITER_KEY, toLinkKey } from './intake-storage';

const storedSchema = v.pipe(v.string(), v.parseJson(), v.object({ id: v.string() }));

/** What this document may write of an intake: nothing unless it is the one whose id is stored with the link. */
export type IntakeWriter = {
  /** Makes this document the writer of a link. The writer before it finds another id than its own. */
  readonly start: (linkId: string, now: number) => void;
  readonly stop: () => void;
  /** The link that this document may write; null for none. Where nothing can be stored, or nothing is stored any more, there is none. */
  readonly getLinkId: () => string | null;
  /** True if another document has become the writer since. */
  readonly isReplaced: () => boolean;
};

/** Creates the writer of a document; it writes nothing before `start`. */
export function createIntakeWriter(): IntakeWriter {
  let own: { readonly linkId: string; readonly id: string } | null = null;
  const readStoredId = () => (own === null ? null : readWriterId(own.linkId));
  return {
    start: (linkId, now) => {
      own = { linkId, id: createUuid() };
      const stored = JSON.stringify({ id: own.id, storedAt: now });
      writeStorage('local', toLinkKey(INTAKE_WRITER_KEY, linkId), stored);
    },
    stop: () => {
      own = null;
    },
    getLinkId: () => (own !== null && readStoredId() === own.id ? own.linkId : null),
    isReplaced: () => {
      const storedId = readStoredId();
      return storedId !== null && storedId !== own?.id;
    },
  };
}

function readWriterId(linkId: string): string | null {
  const text = readStorage('local', toLinkKey(INTAKE_WRITER_KEY, linkId));
  const { success, output } = v.safeParse(storedSchema, text);
  return success ? output.id : null;
}
