import type { Evidence } from '../defects/defect.types';
import type { LiveState } from './live-state';
import { NO_CAPTURE, type Driver } from './live.types';

/** The number of events that a defect contains. */
const MAX_EVENTS = 50;

/** What Live knows about the app at this moment, for a defect of a flow. */
export async function collectEvidence(
  machineId: string,
  { actors, log, console }: LiveState,
  driver: Driver | null,
): Promise<Evidence> {
  const actor = [...actors.values()].findLast((candidate) => candidate.machineId === machineId);
  const toIsoTime = (at: number) => new Date(at).toISOString();
  return {
    active:
      actor === undefined ? null : { states: [...actor.states], transitions: [...actor.taken] },
    console: console.map(({ at, level, text }) => ({ at: toIsoTime(at), level, text })),
    events: log
      .slice(-MAX_EVENTS)
      .map(({ at, source, event, state }) => ({ at: toIsoTime(at), source, event, state })),
    // A page of another origin cannot be captured; the rest is still of use.
    ...(await (driver?.capture().catch(() => NO_CAPTURE) ?? NO_CAPTURE)),
  };
}
