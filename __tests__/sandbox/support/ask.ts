import { getResponse } from 'msw';
import { createHandlers } from '../../../src/sandbox/handlers/create-handlers';
import { createWorld, type Seed, type World } from '../../../src/sandbox/world/world';

export const NOON = new Date('2026-11-21T12:00:00.000Z');

/** A clinic on a stopped clock, and a way to call it without a server. */
export function openClinic(seed: Seed = 'cast') {
  let now = NOON;
  const world = createWorld(seed, { now: () => now });
  const ask = caller(world);
  return { world, ...ask, setNow: (iso: string) => (now = new Date(iso)) };
}

export type Reply = { status: number; body: unknown; response: Response };

/** Calls the clinic's handlers directly: no socket, no fetch, no cookies. */
export function caller(world: World) {
  const handlers = createHandlers(world);
  async function send(method: string, path: string, init: RequestInit = {}): Promise<Reply> {
    const request = new Request(`https://clinic.test${path}`, { method, ...init });
    const response = await getResponse(handlers, request);
    if (response === undefined) throw new Error(`No handler took ${method} ${path}.`);
    const text = response.type === 'error' ? '' : await response.text();
    const isJson = response.headers.get('content-type')?.startsWith('application/json') ?? false;
    return { status: response.status, body: isJson && text ? parse(text) : text, response };
  }
  return {
    send,
    get: (path: string) => send('GET', path),
    post: (path: string, body?: unknown) =>
      send('POST', path, {
        ...(body !== undefined && {
          body: JSON.stringify(body),
          headers: { 'content-type': 'application/json' },
        }),
      }),
  };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
