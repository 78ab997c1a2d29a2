import type { Evidence } from '../defects/defect-markdown';
import type { LiveState } from './live-state';
import type { Driver } from './live.types';

/** The number of events that a defect contains. */
const MAX_EVENTS = 20;

/** What Live knows about the app at this moment, for a defect of a flow. */
export function collectEvidence(
  machineId: string,
  { actors, log, console }: LiveState,
  driver: Driver | null,
): Evidence {
  const actor = [...actors.values()].findLast((candidate) => candidate.machineId === machineId);
  return {
    appUrl: driver?.getAppUrl() ?? null,
    state: actor?.states.at(-1) ?? null,
    events: log
      .slice(-MAX_EVENTS)
      .map(({ source, event, state }) => `${source}: ${event}${state === '' ? '' : ` → ${state}`}`),
    consoleMessages: console.map(({ level, text }) => `${level}: ${text}`),
  };
}
