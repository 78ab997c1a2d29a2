/** @jest-environment node */
import { createServer, type Server } from 'node:http';
import {
  createSlowLine,
  type SlowLine,
} from '../../../../src/qa/sandbox/hosts/http-server/slow-line';

const LONG_TEXT = 'Stillwater '.repeat(5000);

let server: Server;
let line: SlowLine;
let url: string;

beforeEach(async () => {
  server = createServer((incoming, outgoing) => {
    if (incoming.url === '/broken') incoming.socket.destroy();
    else if (incoming.url === '/echo') incoming.pipe(outgoing);
    else outgoing.end(LONG_TEXT);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('The server has no port.');
  line = createSlowLine(`http://127.0.0.1:${address.port}`);
  ({ url } = await line.listen(0, '127.0.0.1'));
});

afterEach(async () => {
  await line.close();
  await new Promise((resolve) => server.close(resolve));
});

describe('the slow line of the sandbox', () => {
  it('passes on what the server sends, unchanged, to several connections at once', async () => {
    const responses = await Promise.all([fetch(`${url}/first`), fetch(`${url}/second`)]);
    const texts = await Promise.all(responses.map((response) => response.text()));
    expect(texts.map((text) => text === LONG_TEXT)).toEqual([true, true]);
  });

  it('passes on what the browser sends', async () => {
    const response = await fetch(`${url}/echo`, { method: 'POST', body: 'Hello' });
    expect(await response.text()).toBe('Hello');
  });

  it('breaks off when the server does', async () => {
    await expect(fetch(`${url}/broken`)).rejects.toThrow('fetch failed');
  });

  it('lets the server close', async () => {
    await (await fetch(`${url}/first`)).text();
    await line.close();
    await expect(fetch(url)).rejects.toThrow('fetch failed');
  });
});
