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
  // SAFETY: the address of a server that listens on a port has this type.
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const toChannelUrl = (channel: string) => `${origin}/sandbox-api/live/${channel}`;
const publish = (channel: string, text: string) =>
  fetch(toChannelUrl(channel), { method: 'POST', body: text });

/** Subscribes to a channel; each `readEvent()` resolves with the next event. */
async function subscribe(channel: string) {
  const closing = new AbortController();
  const response = await fetch(toChannelUrl(channel), { signal: closing.signal });
  const reader = response.body?.getReader();
  const readEvent = async () => new TextDecoder().decode((await reader?.read())?.value);
  expect(await readEvent()).toBe(': open\n\n');
  return { response, readEvent, close: () => closing.abort() };
}

describe('the relay between a tester and a second device', () => {
  it('delivers a message to the subscribers of its channel only', async () => {
    const tester = await subscribe('AB12CD/tester');
    const other = await subscribe('ZZ99ZZ/tester');
    expect(tester.response.headers.get('content-type')).toBe('text/event-stream');
    expect(await (await publish('AB12CD/tester', '{"kind":"here"}')).json()).toEqual({
      listeners: 1,
    });
    expect(await (await publish('ZZ99ZZ/tester', '"for you"')).json()).toEqual({ listeners: 1 });
    expect(await tester.readEvent()).toBe('data: {"kind":"here"}\n\n');
    expect(await other.readEvent()).toBe('data: "for you"\n\n');
    tester.close();
    other.close();
  });

  it('sends a message with line breaks as one event', async () => {
    const device = await subscribe('AB12CD/device');
    await publish('AB12CD/device', '{"a":1}\n\ndata: {"b":2}');
    expect(await device.readEvent()).toBe('data: {"a":1} data: {"b":2}\n\n');
    device.close();
  });

  it('reports that there are no listeners, rejects a message that is too long, and ignores other paths', async () => {
    expect(await (await publish('QQ11QQ/device', '{}')).json()).toEqual({ listeners: 0 });
    expect((await publish('QQ11QQ/device', 'x'.repeat(1_000_001))).status).toBe(413);
    expect((await publish('qq/device', '{}')).status).toBe(404);
    expect((await publish('QQ11QQ/somebody', '{}')).status).toBe(404);
  });
});
