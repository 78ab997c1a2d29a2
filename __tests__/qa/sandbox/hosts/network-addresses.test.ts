/** @jest-environment node */
import type { NetworkInterfaceInfo } from 'node:os';
import { createSandboxServer } from '../../../../src/qa/sandbox/hosts/http-server/create-sandbox-server';
import { listReachableOrigins } from '../../../../src/qa/sandbox/hosts/http-server/network-addresses';

const makeInfo = (
  address: string,
  { family = 'IPv4', internal = false }: { family?: 'IPv4' | 'IPv6'; internal?: boolean } = {},
): NetworkInterfaceInfo => {
  const common = { address, netmask: '', mac: '', internal, cidr: null };
  return family === 'IPv4' ? { ...common, family } : { ...common, family, scopeid: 0 };
};

const interfaces = {
  lo: [makeInfo('127.0.0.1', { internal: true })],
  docker0: [makeInfo('172.17.0.1')],
  eth0: [makeInfo('169.254.7.7'), makeInfo('100.64.0.9')],
  wlan0: [makeInfo('fe80::1', { family: 'IPv6' }), makeInfo('192.168.1.23')],
};

describe('addresses for another device', () => {
  it('are those of the network if the server listens everywhere, real networks first', () => {
    const expected = ['192.168.1.23', '100.64.0.9', '172.17.0.1'];
    for (const address of ['0.0.0.0', '::'])
      expect(listReachableOrigins({ address, port: 3000 }, interfaces)).toEqual(
        expected.map((host) => `http://${host}:3000`),
      );
  });

  it('do not exist if the server listens on loopback only', () => {
    for (const address of ['127.0.0.1', '::1', 'localhost'])
      expect(listReachableOrigins({ address, port: 3000 }, interfaces)).toEqual([]);
  });

  it('are the one that the server listens on, if it is one', () => {
    expect(listReachableOrigins({ address: '10.0.0.4', port: 80 }, interfaces)).toEqual([
      'http://10.0.0.4:80',
    ]);
    expect(listReachableOrigins({ address: 'fd00::4', port: 80 }, interfaces)).toEqual([
      'http://[fd00::4]:80',
    ]);
  });

  it('are provided by a QA server only', async () => {
    for (const [control, status] of [
      [true, 200],
      [false, 404],
    ] as const) {
      const server = createSandboxServer({ distFolder: 'public', control });
      const { url } = await server.listen(0);
      const response = await fetch(`${url}/sandbox-api/live/addresses`);
      expect(response.status).toBe(status);
      if (control) expect(await response.json()).toEqual({ origins: [] });
      await server.close();
    }
  });
});
