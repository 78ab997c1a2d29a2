/** @jest-environment node */
import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { firefoxBrowser } from './firefox';
import { connectMarionette } from './marionette';
import { webkitBrowser } from './webkit';

describe('a browser that is not installed', () => {
  const { PATH, FIREFOX_PATH } = process.env;

  beforeEach(() => {
    process.env.PATH = '';
    delete process.env.FIREFOX_PATH;
  });
  afterEach(() => {
    process.env.PATH = PATH;
    if (FIREFOX_PATH !== undefined) process.env.FIREFOX_PATH = FIREFOX_PATH;
  });

  it.each([
    { ...firefoxBrowser, reason: /not found .*firefox-esr/ },
    { ...webkitBrowser, reason: /not found .*webkit2gtk-driver/ },
  ])('is skipped, and the reason names its package: $name', async ({ start, reason }) => {
    expect(await start()).toMatch(reason);
  });
});

describe('the connection to Marionette', () => {
  it('puts replies together that arrive in parts and out of order, and passes on errors', async () => {
    const server = createServer().listen(0, '127.0.0.1');
    const connected = once(server, 'connection') as Promise<[Socket]>;
    await once(server, 'listening');
    const send = await connectMarionette((server.address() as AddressInfo).port);
    const [socket] = await connected;
    const frame = (message: unknown) => {
      const text = JSON.stringify(message);
      return Buffer.from(`${Buffer.byteLength(text)}:${text}`);
    };

    const replies = Promise.allSettled([send('One', {}), send('Two', { text: 'é' })]);
    const [request] = (await once(socket, 'data')) as [Buffer];
    expect(request.toString()).toContain('[0,1,"One",{}]');
    const failed = frame([1, 2, { error: 'no such element', message: 'gone' }, null]);
    const all = Buffer.concat([
      frame({ applicationType: 'gecko', marionetteProtocol: 3 }),
      failed,
      frame([1, 1, null, { value: 'é' }]),
    ]);
    // In the middle of a character.
    const cut = all.length - 5;
    socket.write(all.subarray(0, cut), () => socket.write(all.subarray(cut)));

    expect(await replies).toEqual([
      { status: 'fulfilled', value: { value: 'é' } },
      { status: 'rejected', reason: new Error('no such element: gone') },
    ]);

    const unanswered = send('Three', {});
    await once(socket, 'data');
    socket.end();
    await expect(unanswered).rejects.toThrow('The browser has closed.');
    server.close();
  });
});
