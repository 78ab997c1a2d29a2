import type { ApiDispatch } from '../../../src/api/api-dispatch';
import { readDefinitions } from '../../../src/features/assessments/read-definitions';
import { modulesFromWire } from '../../../src/questions/check-in.adapter';
import { intakePagesFromWire } from '../../../src/questions/intake.adapter';
import { interventionFromWire } from '../../../src/questions/intervention.adapter';
import { withSavedAnswers } from '../../../src/questions/saved-answers';
import { ENDPOINT_REQUESTS, getExample, type EndpointRequest } from './described-operations';

type Outcome = PromiseLike<{ readonly data?: unknown; readonly error?: unknown }>;
type Reader = (data: unknown) => unknown;

/** How the app requests an endpoint, a response of the sandbox to it, and what the app makes of the data. */
export type Sample = {
  readonly body: unknown;
  readonly request: (dispatch: ApiDispatch) => Outcome;
  /** Converts the data as the feature does; null when it cannot be used. */
  readonly read: Reader;
};

// SAFETY: the schema of the endpoint has checked that this is a list.
const readModules = (data: unknown) => modulesFromWire(data as readonly unknown[]);
const readModule = (data: unknown) => modulesFromWire([data]);

function readScores(data: unknown) {
  // SAFETY: the schema of the endpoint has checked the shape.
  const { checkInModules, checkInScores } = data as {
    checkInModules: readonly unknown[];
    checkInScores: readonly { answers?: unknown }[];
  };
  const questions = modulesFromWire(checkInModules)?.[0]?.questions ?? [];
  return {
    data,
    saved: checkInScores.map(({ answers }) => withSavedAnswers(questions, answers)),
  };
}

/** What features make of data whose content the endpoint's schema does not check, by endpoint. */
const READERS: Readonly<Record<string, Reader>> = {
  // SAFETY: the schema of the endpoint has checked that this is a list.
  getAssessments: (data) => readDefinitions(data as readonly unknown[]),
  getAssignedCheckIn: readModule,
  getPublicCheckIn: readModule,
  getAssignedPublicCheckIns: readModules,
  getCheckInScores: readScores,
  getIntervention: interventionFromWire,
  getQuestionnaire: intakePagesFromWire,
};

/** A response without fields says only that the command was carried out. */
const hasFields = (body: unknown) =>
  typeof body === 'object' && body !== null && Object.keys(body).length > 0;

const toSample = ({ endpoint, operation, send }: EndpointRequest): Sample => ({
  body: getExample(operation.method, operation.path),
  request: (dispatch) => send({ dispatch }),
  read: READERS[endpoint] ?? ((data) => data),
});

/** A sample of every endpoint whose response the app reads, by the endpoint's name. */
export const SAMPLES: Readonly<Record<string, Sample>> = Object.fromEntries(
  ENDPOINT_REQUESTS.map((request) => [request.endpoint, toSample(request)] as const).filter(
    ([, { body }]) => hasFields(body),
  ),
);
