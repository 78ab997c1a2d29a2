import type { AddressInfo } from 'node:net';
import { networkInterfaces, type NetworkInterfaceInfo } from 'node:os';
import type { Middleware } from './sandbox-middleware';
import { getRequestTarget } from './to-request';

/** Returns the origins at which other devices may reach this server, best first. */
const ADDRESSES_PATH = '/sandbox-api/live/addresses';

/** What a server listens on. */
export type ListeningOn = Pick<AddressInfo, 'address' | 'port'>;

type Interfaces = Readonly<Record<string, readonly NetworkInterfaceInfo[] | undefined>>;

const WILDCARDS = ['0.0.0.0', '::'];
const LOOPBACK = /^(?:127\.|::1$|localhost$)/;
/** Addresses that a machine gives itself if it gets none from the network. */
const SELF_ASSIGNED = '169.254.';
/** Addresses of home and office networks. */
const PRIVATE = /^(?:192\.168\.|10\.|172\.(?:1[6-9]|2\d|3[01])\.)/;
/** Networks of containers and virtual machines, which a phone is not part of. */
const VIRTUAL = /^(?:docker|br-|veth|virbr|vmnet|vboxnet)/;

/**
 * The origins at which other devices may reach a server, best first; none if it listens on loopback only. Only IPv4: those
 * are short to type, and a phone in the same network has one, too.
 */
export function listReachableOrigins(
  { address, port }: ListeningOn,
  interfaces: Interfaces,
): readonly string[] {
  const toOrigin = (host: string) => `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
  if (LOOPBACK.test(address)) return [];
  if (!WILDCARDS.includes(address)) return [toOrigin(address)];
  const rank = (name: string, host: string) =>
    (VIRTUAL.test(name) ? 2 : 0) + (PRIVATE.test(host) ? 0 : 1);
  return Object.entries(interfaces)
    .flatMap(([name, infos = []]) => infos.map((info) => ({ ...info, name })))
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .filter(({ address: host }) => !host.startsWith(SELF_ASSIGNED))
    .sort((one, other) => rank(one.name, one.address) - rank(other.name, other.address))
    .map(({ address: host }) => toOrigin(host));
}

/** Tells QA pages at which addresses another device can open them. `getListeningOn` returns null until the server listens. */
export function createNetworkAddresses(getListeningOn: () => ListeningOn | null): Middleware {
  return (incoming, outgoing, next) => {
    if (incoming.method !== 'GET' || getRequestTarget(incoming) !== ADDRESSES_PATH) {
      next();
      return;
    }
    const listeningOn = getListeningOn();
    const origins =
      listeningOn === null ? [] : listReachableOrigins(listeningOn, networkInterfaces());
    outgoing.writeHead(200, { 'content-type': 'application/json', 'cache-control': 'no-store' });
    outgoing.end(JSON.stringify({ origins }));
  };
}
