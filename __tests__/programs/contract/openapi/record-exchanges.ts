import { getResponse } from 'msw';
import { createHandlers } from '../../../../src/qa/sandbox/handlers/create-handlers';
import { consentInText } from '../../../../src/qa/sandbox/world/consent-copies';
import { createWorld } from '../../../../src/qa/sandbox/world/world';
import { createClient } from '../client/create-client';
import type { Exchange } from '../client/exchange.types';
import { OPERATIONS } from '../operations/operations';
import { getErrors, type DescribedOperation } from '../operations/operation.types';
import type { People } from '../people';
import { recordRefusals, type Refusals, type Send } from './record-refusals';

/** The origin of the sandbox within this process. */
const ORIGIN = 'https://api.clinic.example';
const IDENTITY_ORIGIN = 'https://identity.clinic.example';

/** The time of the examples. */
const NOON = new Date('2026-11-21T12:00:00.000Z');

/** An operation, and the exchanges with the sandbox when the client sends it. */
export type RecordedOperation = {
  readonly operation: DescribedOperation;
  readonly exchanges: readonly Exchange[];
  readonly refusals: Refusals;
};

/** Sends every operation to a sandbox as the client does, and records what is sent and what comes back. */
export async function recordExchanges(people: People): Promise<readonly RecordedOperation[]> {
  const world = createWorld({ now: () => NOON });
  // An example of a consent says more with its text.
  world.consents.set('ada', { copy: consentInText, acceptedAt: null });
  const handlers = createHandlers(world);
  const send: Send = async (request) => (await getResponse(handlers, request)) ?? Response.error();
  const client = createClient({
    apiBaseUrl: ORIGIN,
    identityBaseUrl: IDENTITY_ORIGIN,
    appOrigin: 'https://app.clinic.example',
    send,
  });
  const recorded: RecordedOperation[] = [];
  try {
    for (const operation of OPERATIONS) {
      const { error } = await client.send(operation, people);
      if (error !== undefined)
        throw new Error(`The sandbox refuses ${operation.id}: ${JSON.stringify(error)}`);
      const exchanges = client.takeExchanges();
      const last = exchanges.at(-1);
      if (last === undefined) throw new Error(`${operation.id} was not sent.`);
      const statuses = Object.keys(getErrors(operation));
      const refusals = await recordRefusals(last, operation.path, statuses, send);
      recorded.push({ operation, exchanges, refusals });
    }
  } finally {
    client.close();
  }
  return recorded;
}
