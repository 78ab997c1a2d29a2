import type { Schema } from '../../../../src/qa/openapi/document.types';
import { toDefinitions } from './to-schema';

/** Headers of requests, by the name of their component. */
export const HEADERS = {
  'x-profile-user-id': {
    component: 'ProfileUserId',
    description: 'The `userId` of the profile that the request acts for; sent once it is known.',
    schema: { type: 'string', minLength: 1 },
  },
  'x-client-version': {
    component: 'ClientVersion',
    description:
      'The version of the client. Sent to the origin of the page, to another origin only with the configuration key `extraHeaders`.',
    schema: { type: 'string' },
  },
  'idempotency-key': {
    component: 'IdempotencyKey',
    description:
      'The same for every attempt of one write, new for each new write; a server may ignore it. Sent to the origin of the page, to another origin only with the configuration key `extraHeaders`.',
    schema: { type: 'string', format: 'uuid' },
  },
} as const;

/** The name of a header as it is usually written. */
const WRITTEN: Readonly<Record<string, string>> = {
  'x-client-version': 'X-Client-Version',
  'idempotency-key': 'Idempotency-Key',
};

/** A message of the server, shown to the user. */
const error: Schema = {
  type: 'object',
  description: 'An error (D2). The client shows the message, or a text of its own without one.',
  properties: { message: { type: 'string' } },
  required: ['message'],
};

/** The components of the document. */
export function createComponents() {
  return {
    securitySchemes: {
      accessToken: {
        type: 'http',
        scheme: 'bearer',
        description:
          'The access token of a session: of the signed-in user, or of an intake link for the operations of the intake. After a 401 the client refreshes the session once and repeats the request.',
      },
      sessionCookie: {
        type: 'apiKey',
        in: 'cookie',
        name: 'session',
        description:
          'The HttpOnly cookie of the identity service. Its name is up to the service. Requests to the service carry credentials.',
      },
    },
    parameters: Object.fromEntries(
      Object.entries(HEADERS).map(([name, { component, description, schema }]) => [
        component,
        { name: WRITTEN[name] ?? name, in: 'header', required: false, description, schema },
      ]),
    ),
    responses: {
      Error: {
        description: 'Any other status: the request has failed.',
        content: {
          'application/json': {
            schema: { $ref: '#/components/schemas/Error' },
            example: { message: 'Please log in again.' },
          },
        },
      },
    },
    schemas: {
      Error: error,
      ...toDefinitions(),
    },
  };
}
