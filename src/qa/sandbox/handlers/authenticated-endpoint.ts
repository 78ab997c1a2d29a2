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

/** Who makes an authenticated call. */
export type SignedInUser = { readonly person: Person; readonly session: Session };

/** The bearer token of a call, or null. */
export function getBearerToken(headers: Headers): string | null {
  return /^Bearer (\S+)$/.exec(headers.get('authorization') ?? '')?.[1] ?? null;
}

/** Who the bearer token stands for; throws a `Refusal` 401. */
export function authenticate(world: World, headers: Headers): SignedInUser {
  const token = getBearerToken(headers);
  const session = token === null ? null : findSessionByToken(world.sessions, token, world.clock);
  if (session === null) throw new HttpError(401, 'Please log in again.');
  return { session, person: findPerson(world, session.userId) };
}

/** A call about a user names them in the path and in the header of the active profile (§6). */
function authorize(headers: Headers, params: unknown, { person }: SignedInUser): void {
  // SAFETY: only read, and compared with a string.
  const { userId } = params as { userId?: unknown };
  if (userId === undefined) return;
  const active = headers.get('x-profile-user-id');
  if (active === null) throw badRequest('x-profile-user-id: the header is missing');
  if (userId !== person.userId || active !== person.userId)
    throw new HttpError(403, 'This belongs to somebody else.');
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

/** Describes an endpoint that needs a bearer token, and answers for the one whose it is. */
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
