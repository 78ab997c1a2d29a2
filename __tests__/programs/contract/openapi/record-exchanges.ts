import { getResponse } from 'msw';
import { createHandlers } from '../../../../src/qa/sandbox/handlers/create-handlers';
import { consentInText } from '../../../../src/qa/sandbox/world/consent-copies';
import { createWorld } from '../../../../src/qa/sandbox/world/world';
import { createClient } from '../client/create-client';
import type { Exchange } from '../client/exchange.types';
import { OPERATIONS } from '../operations/operations';
import type { Operation } from '../operations/operation.types';
import { getInput, type People } from '../people';

/** The origin of the sandbox within this process. */
const ORIGIN = 'https://api.clinic.example';
const IDENTITY_ORIGIN = 'https://identity.clinic.example';

/** The time of the examples. */
const NOON = new Date('2026-11-21T12:00:00.000Z');

/** An operation, and the exchanges with the sandbox when the client sends it. */
export type RecordedOperation = {
  readonly operation: Operation;
  readonly exchanges: readonly Exchange[];
};

/** Sends every operation to a sandbox as the client does, and records what is sent and what comes back. */
export async function recordExchanges(people: People): Promise<readonly RecordedOperation[]> {
  const world = createWorld('default', { now: () => NOON });
  // An example of a consent says more with its text.
  world.consents.set('ada', { copy: consentInText, acceptedAt: null });
  const handlers = createHandlers(world);
  const client = createClient({
    apiBaseUrl: ORIGIN,
    identityBaseUrl: IDENTITY_ORIGIN,
    appOrigin: 'https://app.clinic.example',
    send: async (request) => (await getResponse(handlers, request)) ?? Response.error(),
  });
  const recorded: RecordedOperation[] = [];
  try {
    for (const operation of OPERATIONS) {
      const { dispatch } = client;
      const context = { dispatch, userId: client.getUserId() };
      const { error } = await operation.start(context, getInput(people, operation.needs));
      if (error !== undefined)
        throw new Error(`The sandbox refuses ${operation.id}: ${JSON.stringify(error)}`);
      recorded.push({ operation, exchanges: client.takeExchanges() });
    }
  } finally {
    client.close();
  }
  return recorded;
}
