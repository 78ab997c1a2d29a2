/** @jest-environment node */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createRemoteRelay } from '../../../../src/qa/sandbox/hosts/http-server/remote-relay';

let server: Server;
let origin: string;

beforeAll(async () => {
  const relay = createRemoteRelay();
  server = createServer((incoming, outgoing) =>
    relay(incoming, outgoing, () => {
      outgoing.writeHead(404);
      outgoing.end();
    }),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // SAFETY: a server that listens on a port has such an address.
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const toChannelUrl = (channel: string) => `${origin}/sandbox-api/live/${channel}`;
const publish = (channel: string, text: string) =>
  fetch(toChannelUrl(channel), { method: 'POST', body: text });

/** Listens on a line; each call gives the next piece that was heard. */
async function subscribe(channel: string) {
  const closing = new AbortController();
  const response = await fetch(toChannelUrl(channel), { signal: closing.signal });
  const reader = response.body?.getReader();
  const readEvent = async () => new TextDecoder().decode((await reader?.read())?.value);
  expect(await readEvent()).toBe(': open\n\n');
  return { response, hear: readEvent, close: () => closing.abort() };
}

describe('the line between a tester and a second device', () => {
  it('passes on what is said, to whom it is said, and to no other line', async () => {
    const tester = await subscribe('AB12CD/tester');
    const other = await subscribe('ZZ99ZZ/tester');
    expect(tester.response.headers.get('content-type')).toBe('text/event-stream');
    expect(await (await publish('AB12CD/tester', '{"kind":"here"}')).json()).toEqual({
      listeners: 1,
    });
    expect(await (await publish('ZZ99ZZ/tester', '"for you"')).json()).toEqual({ listeners: 1 });
    expect(await tester.hear()).toBe('data: {"kind":"here"}\n\n');
    expect(await other.hear()).toBe('data: "for you"\n\n');
    tester.close();
    other.close();
  });

  it('keeps a message one event, whatever stands in it', async () => {
    const device = await subscribe('AB12CD/device');
    await publish('AB12CD/device', '{"a":1}\n\ndata: {"b":2}');
    expect(await device.hear()).toBe('data: {"a":1} data: {"b":2}\n\n');
    device.close();
  });

  it('says that nobody listens, refuses what is too long, and takes no other address', async () => {
    expect(await (await publish('QQ11QQ/device', '{}')).json()).toEqual({ listeners: 0 });
    expect((await publish('QQ11QQ/device', 'x'.repeat(1_000_001))).status).toBe(413);
    expect((await publish('qq/device', '{}')).status).toBe(404);
    expect((await publish('QQ11QQ/somebody', '{}')).status).toBe(404);
  });
});
