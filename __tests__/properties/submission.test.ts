import fc from 'fast-check';
import { startSandbox } from '../../src/qa/sandbox/hosts/jest/start-sandbox';
import { closeTabs, mockBroadcastChannel } from '../app/session/open-tab';
import { provideLocks } from '../support/fake-locks';
import './arbitraries';
import { FORM_KINDS } from './submission/form-kinds';
import { simulate } from './submission/simulate';
import { answeredAssignments, steps } from './submission/steps';

/** Advances by a second each time it is read, so that no two submits are at the same time. */
let now = Date.UTC(2026, 10, 22);
const { world, stop } = startSandbox({ clock: { now: () => new Date((now += 1000)) } });
const removeLocks = provideLocks();
// A request without a response is logged there.
beforeEach(() => void jest.spyOn(console, 'info').mockImplementation());
afterAll(() => {
  removeLocks();
  stop();
});

describe.each(FORM_KINDS.map((kind) => [kind.name, kind] as const))('D9 %s', (_name, kind) => {
  it('every answer that is shown as sent is at the server, every other one is kept, and nothing is there twice', async () => {
    await fc.assert(
      fc.asyncProperty(steps, answeredAssignments, async (taken, answered) => {
        mockBroadcastChannel();
        world.reset();
        kind.seed(world);
        world.answeredAssignments = answered;
        const problems = await simulate(world, kind, taken);
        await closeTabs();
        expect(problems).toEqual([]);
      }),
      { numRuns: Number(process.env.PROPERTY_RUNS ?? 100) },
    );
  }, 600_000);
});
