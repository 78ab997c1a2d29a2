import type { Schema } from '../../../../src/qa/openapi/document.types';
import { toDefinitions } from './to-schema';

/** Headers of requests, by the name of their component. */
export const HEADERS = {
  'x-profile-user-id': {
    component: 'ProfileUserId',
    description: 'The `userId` of the profile that the request acts for; sent once it is known.',
    schema: { type: 'string', minLength: 1 },
    example: 'ada',
  },
  'x-client-version': {
    component: 'ClientVersion',
    description:
      'The version of the client and the id of its build; `dev` in development. A server that no longer supports it responds with 426. Sent to the origin of the page, to another origin only with the configuration key `extraHeaders`.',
    schema: { type: 'string', minLength: 1 },
    example: '0.1.0+3f2a9c1b',
  },
  'idempotency-key': {
    component: 'IdempotencyKey',
    description:
      'The same for every attempt of one write, new for each new write. The same key with the same body is the same write: the server carries it out once, and responds to every attempt with the same result. The same key with another body is a mistake: 409. Not sent where the response has tokens, which must not be replayed. Honour it: if a connection breaks before the response, the browser itself may send the request again, even several times. Sent to the origin of the page, to another origin only with the configuration key `extraHeaders`.',
    schema: { type: 'string', format: 'uuid' },
    example: 'f81d4fae-7dec-4d0a-a765-00a0c91e6bf6',
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

const BUSY = 'Many people are using this now. Please try again in a minute.';

const createError = (description: string, message: string) => ({
  description,
  content: {
    'application/json': { schema: { $ref: '#/components/schemas/Error' }, example: { message } },
  },
});

/** The error of a write that has an `Idempotency-Key`. */
export const KEY_ERRORS = {
  409: { $ref: '#/components/responses/IdempotencyKeyReused' },
} as const;

/** Errors that any operation can have, by status. */
export const COMMON_ERRORS = {
  426: { $ref: '#/components/responses/UpgradeRequired' },
  429: { $ref: '#/components/responses/TooManyRequests' },
  503: { $ref: '#/components/responses/Unavailable' },
  default: { $ref: '#/components/responses/Error' },
} as const;

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
      Object.entries(HEADERS).map(([name, { component, ...parameter }]) => [
        component,
        { name: WRITTEN[name] ?? name, in: 'header', required: false, ...parameter },
      ]),
    ),
    headers: {
      RetryAfter: {
        description:
          'Seconds, or a date. A query is repeated after this time, up to 10 seconds; if it is longer, the user decides. Pages of another origin can read it only if `Access-Control-Expose-Headers` names it.',
        schema: { type: 'string' },
        example: '2',
      },
      CacheControl: {
        description: 'The response is the same for everybody: the browser may keep it this long.',
        schema: { type: 'string' },
        example: 'max-age=300',
      },
    },
    responses: {
      Error: createError('Any other status: the request has failed.', 'This did not work.'),
      UpgradeRequired: createError(
        'The server no longer supports this release of the client, which loads the latest one, if the host has another, as soon as nothing is unsent.',
        'Please reload this page.',
      ),
      IdempotencyKeyReused: createError(
        'The `Idempotency-Key` belongs to a request with another body.',
        'This Idempotency-Key belongs to another request.',
      ),
      TooManyRequests: createError(
        'Too many requests. The client does not repeat the request, and does not read `Retry-After`.',
        BUSY,
      ),
      Unavailable: {
        ...createError('The server is busy. A query is repeated once, a write never is.', BUSY),
        headers: { 'Retry-After': { $ref: '#/components/headers/RetryAfter' } },
      },
    },
    schemas: { Error: error, ...toDefinitions() },
  };
}
