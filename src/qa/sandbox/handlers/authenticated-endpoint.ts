import type { GenericSchema } from 'valibot';
import type { Person } from '../world/people';
import { findSessionByToken, type Session } from '../world/sessions';
import type { World } from '../world/world';
import {
  endpoint,
  type EndpointResponse,
  type EndpointRequest,
  type Endpoint,
  type Method,
  type PathParams,
} from './endpoint';
import { findPerson } from './find';
import { badRequest, HttpError } from './http-error';

/** The user who sends an authenticated request. */
export type SignedInUser = { readonly person: Person; readonly session: Session };

/** The bearer token of a request, or null. */
export function getBearerToken(headers: Headers): string | null {
  return /^Bearer (\S+)$/.exec(headers.get('authorization') ?? '')?.[1] ?? null;
}

/** Returns the user of the bearer token; throws an `HttpError` 401 if the token is missing or invalid. */
function authenticate(world: World, headers: Headers): SignedInUser {
  const token = getBearerToken(headers);
  const session = token === null ? null : findSessionByToken(world.sessions, token, world.clock);
  if (session === null) throw new HttpError(401, 'Please log in again.');
  return { session, person: findPerson(world, session.userId) };
}

/** Checks that the path and the active-profile header name the signed-in user (§6). */
function authorize(headers: Headers, params: unknown, { person }: SignedInUser): void {
  // SAFETY: `userId` is only compared with strings.
  const { userId } = params as { userId?: unknown };
  if (userId === undefined) return;
  const active = headers.get('x-profile-user-id');
  if (active === null) throw badRequest('x-profile-user-id: the header is missing');
  if (userId !== person.userId || active !== person.userId)
    throw new HttpError(403, 'This belongs to another user.');
}

type AuthenticatedEndpointSpec<Path extends string, Query, Body> = {
  readonly name: string;
  readonly method: Method;
  readonly path: Path;
  readonly query?: GenericSchema<unknown, Query>;
  readonly body?: GenericSchema<unknown, Body>;
  readonly respond: (
    request: EndpointRequest<PathParams<Path>, Query, Body> & SignedInUser,
  ) => EndpointResponse;
};

/** Defines an endpoint that needs a bearer token; `respond` receives the signed-in user. */
export function authenticatedEndpoint<const Path extends string, Query = unknown, Body = unknown>(
  spec: AuthenticatedEndpointSpec<Path, Query, Body>,
): Endpoint {
  return endpoint<Path, Query, Body>({
    ...spec,
    respond: (request) => {
      const signedInUser = authenticate(request.world, request.headers);
      authorize(request.headers, request.params, signedInUser);
      return spec.respond({ ...request, ...signedInUser });
    },
  });
}
