import { once } from 'node:events';
import { connect } from 'node:net';

/** Sends a command; resolves with its result. */
export type SendCommand = (name: string, parameters: object) => Promise<unknown>;

type Pending = { readonly resolve: (value: unknown) => void; readonly reject: (e: Error) => void };
type Reply = readonly [
  type: 1,
  id: number,
  error: { readonly error: string; readonly message: string } | null,
  result: unknown,
];

/** Connects to Marionette: every message is JSON after its length in bytes and a colon. */
export async function connectMarionette(port: number): Promise<SendCommand> {
  const socket = connect(port, '127.0.0.1');
  const pending = new Map<number, Pending>();
  let received = Buffer.alloc(0);
  let lastId = 0;

  socket.on('data', (chunk: Buffer) => {
    received = Buffer.concat([received, chunk]);
    for (;;) {
      const colon = received.indexOf(':');
      const end = colon + 1 + Number(received.subarray(0, colon).toString());
      if (colon === -1 || received.length < end) return;
      const message: unknown = JSON.parse(received.subarray(colon + 1, end).toString());
      received = received.subarray(end);
      // The first message introduces the server.
      if (Array.isArray(message)) settle(message as unknown as Reply);
    }
  });
  socket.on('close', () => {
    for (const { reject } of pending.values()) reject(new Error('The browser has closed.'));
  });
  socket.on('error', (error) => {
    for (const { reject } of pending.values()) reject(error);
  });
  await once(socket, 'connect');

  function settle([, id, error, result]: Reply): void {
    const command = pending.get(id);
    pending.delete(id);
    if (error !== null) command?.reject(new Error(`${error.error}: ${error.message}`));
    else command?.resolve(result);
  }

  return (name, parameters) =>
    new Promise((resolve, reject) => {
      lastId += 1;
      pending.set(lastId, { resolve, reject });
      const text = JSON.stringify([0, lastId, name, parameters]);
      socket.write(`${Buffer.byteLength(text)}:${text}`);
    });
}
