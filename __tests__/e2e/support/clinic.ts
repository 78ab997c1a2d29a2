import type { LoggedRequest } from '../../../src/qa/sandbox/world/request-log';
import { makeAssignment } from '../../../src/qa/sandbox/world/assignments';
import type { Fault } from '../../../src/qa/sandbox/world/faults';
import type { Instrument } from '../../../src/qa/sandbox/world/instruments/instrument.types';
import type { World } from '../../../src/qa/sandbox/world/world';
import type { PageErrors } from './track-page-errors';

/** What a test does to the clinic behind the page, and asks of it. */
export type Clinic = {
  /** Makes a coming call go wrong; the browser's own complaint about it is no failure of the test. */
  failNext(fault: Fault): void;
  /** Adds a form to the clinic and assigns it, due in `dueInDays` days (negative: overdue). */
  assign(userId: string, instrument: Instrument, dueInDays: number): void;
  /** The calls that reached an endpoint, in order; without a name, all of them. */
  getRequests(endpoint?: string): readonly LoggedRequest[];
  /** The bodies of the submissions that reached the clinic, accepted or not. */
  readonly submittedBodies: readonly unknown[];
};

export function createClinic(world: World, pageErrors: PageErrors): Clinic {
  const getRequests = (endpoint?: string) =>
    world.requests.filter((request) => endpoint === undefined || request.endpoint === endpoint);
  return {
    failNext(fault) {
      pageErrors.allow(/Failed to load resource/);
      world.faults.failNext(fault);
    },
    assign(userId, instrument, dueInDays) {
      world.instruments.set(instrument.id, instrument);
      const before = world.assignments.get(userId) ?? [];
      const added = makeAssignment(world.clock, userId, instrument.id, dueInDays);
      world.assignments.set(userId, [...before, added]);
    },
    getRequests,
    get submittedBodies() {
      return getRequests('submit-assessments').map(({ body }) => body);
    },
  };
}
