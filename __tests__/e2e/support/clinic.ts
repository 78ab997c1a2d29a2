import type { LoggedRequest } from '../../../src/qa/sandbox/world/request-log';
import { makeAssignment } from '../../../src/qa/sandbox/world/assignments';
import type { Fault } from '../../../src/qa/sandbox/world/faults';
import type { Instrument } from '../../../src/qa/sandbox/world/instruments/instrument.types';
import type { World } from '../../../src/qa/sandbox/world/world';
import type { PageErrors } from './track-page-errors';

/** Controls the sandbox that serves the page, and inspects its requests. */
export type Clinic = {
  /** Makes the next matching request fail, and allows the console error that the browser logs for it. */
  failNext(fault: Fault): void;
  /** Adds an instrument to the sandbox and assigns it, due in `dueInDays` days (negative: overdue). */
  assign(userId: string, instrument: Instrument, dueInDays: number): void;
  /**
   * The requests to an endpoint, in order; without a name, all but the question whether there is a session, which every public
   * page asks once it has settled (D9).
   */
  getRequests(endpoint?: string): readonly LoggedRequest[];
  /** The bodies of all submits of assessments, whether accepted or not. */
  readonly submittedBodies: readonly unknown[];
};

export function createClinic(world: World, pageErrors: PageErrors): Clinic {
  const getRequests = (endpoint?: string) =>
    world.requests.filter((request) =>
      endpoint === undefined ? request.endpoint !== 'session' : request.endpoint === endpoint,
    );
  return {
    failNext(fault) {
      pageErrors.allow(/Failed to load resource/);
      world.faults.failNext(fault);
    },
    assign(userId, instrument, dueInDays) {
      world.instruments.set(instrument.id, instrument);
      const assigned = world.assignments.get(userId) ?? [];
      const assignment = makeAssignment(world.clock, userId, instrument.id, dueInDays);
      world.assignments.set(userId, [...assigned, assignment]);
    },
    getRequests,
    get submittedBodies() {
      return getRequests('submit-assessments').map(({ body }) => body);
    },
  };
}
