import { getResponse } from 'msw';
import { createHandlers } from '../../../../src/qa/sandbox/handlers/create-handlers';
import { issueTokens, openSession, type Session } from '../../../../src/qa/sandbox/world/sessions';
import { createWorld, type World } from '../../../../src/qa/sandbox/world/world';

export const NOON = new Date('2026-11-21T12:00:00.000Z');

/** A sandbox with a fixed clock, and a client that sends requests to it without a server. */
export function createTestClient() {
  let now = NOON;
  const world = createWorld({ now: () => now });
  return { world, ...createApiClient(world), setNow: (iso: string) => (now = new Date(iso)) };
}

export type ApiResponse = { status: number; body: unknown; response: Response };

/** A test client whose requests carry a signed-in user's token and profile. */
export function createSignedInTestClient(userId: string, kind: Session['kind'] = 'password') {
  const client = createTestClient();
  const { sessions, clock } = client.world;
  const tokens = issueTokens(sessions, openSession(sessions, userId, kind), clock);
  const headers = {
    authorization: `Bearer ${tokens.accessToken}`,
    'x-profile-user-id': userId,
  };
  return {
    ...client,
    ...createApiClient(client.world, headers),
    tokens,
    publicClient: createApiClient(client.world),
  };
}

/** Sends requests directly to the handlers: no socket, no fetch, no cookies. */
export function createApiClient(world: World, defaultHeaders: Record<string, string> = {}) {
  const handlers = createHandlers(world);

  async function send(method: string, path: string, init: RequestInit = {}): Promise<ApiResponse> {
    const headers = new Headers(defaultHeaders);
    new Headers(init.headers).forEach((value, name) => headers.set(name, value));
    const request = new Request(`https://clinic.test${path}`, { method, ...init, headers });
    const response = await getResponse(handlers, request);
    if (response === undefined) throw new Error(`There is no handler for ${method} ${path}.`);
    const text = response.type === 'error' ? '' : await response.text();
    const isJson = response.headers.get('content-type')?.startsWith('application/json') ?? false;
    return { status: response.status, body: isJson && text ? parse(text) : text, response };
  }

  return {
    send,
    get: (path: string) => send('GET', path),
    patch: (path: string) => send('PATCH', path),
    remove: (path: string) => send('DELETE', path),
    post: (path: string, body?: unknown) =>
      send('POST', path, {
        ...(body !== undefined && {
          body: JSON.stringify(body),
          headers: { 'content-type': 'application/json' },
        }),
      }),
  };
}

/** Matches an error response by its status and a part of its message. */
export function errorResponse(status: number, text: string) {
  return { status, body: { message: expect.stringContaining(text) as string } };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
