import type { ServerResponse } from 'node:http';
import { ENDPOINTS } from '../../../../src/qa/sandbox/handlers/endpoints';
import type { Middleware } from '../../../../src/qa/sandbox/hosts/http-server/sandbox-middleware';
import type { Duration, Fault } from './faults';

/** Applies one fault at a time to the requests of one endpoint. */
export type FaultInjector = {
  readonly middleware: Middleware;
  /**
   * Applies the fault to the next request, or to all from now on. `endpointName` is an endpoint of the sandbox, or `GET` and the
   * path of a file, in which `*` matches anything but a slash.
   */
  arm(endpointName: string, fault: Fault, duration: Duration): void;
  /** How many requests the fault has affected. */
  readonly hits: number;
  /** How many requests hang at the moment; the browser has not given them up. */
  readonly hanging: number;
  /** Lets the requests pass that are held. */
  release(): void;
  /** Ends the fault and every request that still waits. */
  clear(): void;
};

type Armed = { readonly isTarget: (request: string) => boolean; readonly fault: Fault };

/** The `METHOD /path` of an endpoint of the sandbox. */
function getEndpointRequest(endpointName: string): string {
  const endpoint = ENDPOINTS.find(({ name }) => name === endpointName);
  if (endpoint === undefined) throw new Error(`The sandbox has no endpoint "${endpointName}".`);
  return `${endpoint.method} ${endpoint.path}`;
}

/** Matches the requests of an endpoint by its name, and those of a file by its path. */
function createMatcher(name: string): Armed['isTarget'] {
  const request = name.includes(' ') ? name : getEndpointRequest(name);
  const pattern = request.replaceAll('.', '\\.').replaceAll(/\*|:[^/]+/g, '[^/]+');
  const matcher = new RegExp(`^${pattern}$`);
  return (text) => matcher.test(text);
}

function cut({ socket }: ServerResponse): void {
  socket?.resetAndDestroy();
}

/** Responds in place of the server, which processes the request only if the fault `isReceived`. */
function replaceResponse(fault: Fault, outgoing: ServerResponse, next: () => void): void {
  const respond = createResponder(outgoing, fault);
  if (!fault.isReceived) {
    respond();
    return;
  }
  Object.assign(outgoing, {
    writeHead: () => outgoing,
    write: () => true,
    end: () => {
      respond();
      return outgoing;
    },
  });
  next();
}

function createResponder(outgoing: ServerResponse, { effect }: Fault): () => void {
  if (effect.kind === 'hang' || effect.kind === 'reload') return () => undefined;
  if (effect.kind !== 'respond') return () => cut(outgoing);
  const { status, contentType, body } = effect;
  const writeHead = outgoing.writeHead.bind(outgoing);
  const end = outgoing.end.bind(outgoing);
  return () => {
    for (const name of outgoing.getHeaderNames()) outgoing.removeHeader(name);
    writeHead(status, { 'content-type': contentType, 'cache-control': 'no-store' });
    end(body);
  };
}

export function createFaultInjector(): FaultInjector {
  let armed: Armed | null = null;
  let remaining = 0;
  let hits = 0;
  const held: (() => void)[] = [];
  const waiting = new Set<ServerResponse>();

  const release = () => {
    for (const pass of held.splice(0)) pass();
  };

  const countHit = () => {
    hits += 1;
  };

  const apply = (fault: Fault, outgoing: ServerResponse, next: () => void) => {
    const { effect } = fault;
    if (effect.kind === 'late scripts') throw new Error('This is no fault of a request.');
    if (effect.kind === 'reload' && effect.when === 'responded') {
      outgoing.once('finish', countHit);
      next();
      return;
    }
    countHit();
    if (effect.kind === 'hold') {
      held.push(next);
      return;
    }
    if (effect.kind === 'hang' || effect.kind === 'reload') {
      waiting.add(outgoing);
      outgoing.once('close', () => waiting.delete(outgoing));
    }
    replaceResponse(fault, outgoing, next);
  };

  return {
    middleware: (incoming, outgoing, next) => {
      const request = `${incoming.method ?? 'GET'} ${(incoming.url ?? '/').split('?')[0] ?? ''}`;
      if (armed?.isTarget(request) !== true || remaining === 0) next();
      else {
        remaining -= 1;
        apply(armed.fault, outgoing, next);
      }
    },
    arm(endpointName, fault, duration) {
      armed = { isTarget: createMatcher(endpointName), fault };
      remaining = duration === 'once' ? 1 : Infinity;
      hits = 0;
    },
    get hits() {
      return hits;
    },
    get hanging() {
      return waiting.size;
    },
    release,
    clear() {
      armed = null;
      release();
      for (const outgoing of waiting) cut(outgoing);
      waiting.clear();
    },
  };
}
