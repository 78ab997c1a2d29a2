import fc from 'fast-check';
import { startSandbox } from '../../src/qa/sandbox/hosts/jest/start-sandbox';
import { closeTabs, mockBroadcastChannel } from '../app/session/open-tab';
import { provideLocks, removeLocks } from '../support/provide-locks';
import { assessmentsKind } from './submission/assessments-kind';
import { checkInsKind } from './submission/check-ins-kind';
import { simulate } from './submission/simulate';
import { answeredAssignments, EXAMPLES, steps } from './submission/steps';

/** Besides the examples; each takes a tenth of a second, and ten times as long on a busy machine. */
const RANDOM_RUNS = Number(process.env.PROPERTY_RUNS ?? 15);
/** In ms; with many runs. */
const TIMEOUT_MS = 1_200_000;

const SECOND_MS = 1000;
/** Advances by a second each time it is read: the list shows every submit. */
let now = new Date().getTime();
const world = startSandbox({ now: () => new Date((now += SECOND_MS)) });

beforeEach(() => {
  // A request without a response is logged there.
  jest.spyOn(console, 'info').mockImplementation();
});
afterEach(() => jest.restoreAllMocks());
afterAll(removeLocks);

describe.each([assessmentsKind, checkInsKind])(
  'D9 what is submitted is sent, in two tabs with the same link: $name',
  (kind) => {
    it(
      'every answer shown as sent is at the server, every other one is kept, and nothing is there twice',
      async () => {
        await fc.assert(
          fc.asyncProperty(steps, answeredAssignments, async (taken, answered) => {
            mockBroadcastChannel();
            provideLocks();
            world.reset();
            world.answeredAssignments = answered;
            kind.seed(world);
            const problems = await simulate(world, kind, taken);
            await closeTabs();
            expect(problems).toEqual([]);
          }),
          {
            numRuns: EXAMPLES.length + RANDOM_RUNS,
            examples: EXAMPLES.map((example) => [example, 'removed']),
          },
        );
      },
      TIMEOUT_MS,
    );
  },
);
