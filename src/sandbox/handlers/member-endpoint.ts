import type { GenericSchema } from 'valibot';
import type { Person } from '../world/people';
import { sessionOfToken, type Session } from '../world/sessions';
import type { World } from '../world/world';
import {
  endpoint,
  type Answer,
  type Call,
  type Endpoint,
  type Method,
  type ParamsOf,
} from './endpoint';
import { findPerson } from './find';
import { brokenContract, Refusal } from './refusal';

/** Who makes an authenticated call. */
export type Member = { readonly person: Person; readonly session: Session };

/** The bearer token of a call, or null. */
export function bearerOf(headers: Headers): string | null {
  return /^Bearer (\S+)$/.exec(headers.get('authorization') ?? '')?.[1] ?? null;
}

/** Who the bearer token stands for; throws a `Refusal` 401. */
export function requireMember(world: World, headers: Headers): Member {
  const token = bearerOf(headers);
  const session = token === null ? null : sessionOfToken(world.sessions, token, world.clock);
  if (session === null) throw new Refusal(401, 'Please log in again.');
  return { session, person: findPerson(world, session.userId) };
}

/** A call about a user names them in the path and in the header of the active profile (§6). */
function requireOwn(headers: Headers, params: unknown, { person }: Member): void {
  // SAFETY: only read, and compared with a string.
  const { userId } = params as { userId?: unknown };
  if (userId === undefined) return;
  const active = headers.get('x-profile-user-id');
  if (active === null) throw brokenContract('x-profile-user-id: the header is missing');
  if (userId !== person.userId || active !== person.userId)
    throw new Refusal(403, 'This belongs to somebody else.');
}

type Spec<Path extends string, Query, Body> = {
  readonly name: string;
  readonly method: Method;
  readonly path: Path;
  readonly query?: GenericSchema<unknown, Query>;
  readonly body?: GenericSchema<unknown, Body>;
  readonly answer: (call: Call<ParamsOf<Path>, Query, Body> & Member) => Answer;
};

/** Describes an endpoint that needs a bearer token, and answers for the one whose it is. */
export function memberEndpoint<const Path extends string, Query = unknown, Body = unknown>(
  spec: Spec<Path, Query, Body>,
): Endpoint {
  return endpoint<Path, Query, Body>({
    ...spec,
    answer: (call) => {
      const member = requireMember(call.world, call.headers);
      requireOwn(call.headers, call.params, member);
      return spec.answer({ ...call, ...member });
    },
  });
}
