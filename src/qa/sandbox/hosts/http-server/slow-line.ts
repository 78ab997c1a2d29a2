import { connect, createServer, type Socket } from 'node:net';
import { pipeline } from 'node:stream/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { toUrl } from '../cli/address';

/** A slow 4G connection, as the bench simulates it: 1.6 Mbps, and 150 ms until a request is received. */
const LATENCY_MS = 150;
const BYTES_PER_MS = 200;
const PACKET_BYTES = 1460;

/** A port that leads to a server over a slow line, which all connections share. */
export type SlowLine = {
  /** Rejects with EADDRINUSE if the port is in use. */
  listen(port: number, host: string): Promise<{ url: string }>;
  close(): Promise<void>;
};

/** Creates a slow line to the server at `target`, a URL. */
export function createSlowLine(target: string): SlowLine {
  const { hostname, port: targetPort } = new URL(target);
  const sockets = new Set<Socket>();
  let freeAt = 0;

  async function* withLatency(chunks: AsyncIterable<Buffer>) {
    for await (const chunk of chunks) {
      await wait(LATENCY_MS);
      yield chunk;
    }
  }

  async function* withBandwidth(chunks: AsyncIterable<Buffer>) {
    for await (const chunk of chunks)
      for (let start = 0; start < chunk.length; start += PACKET_BYTES) {
        const packet = chunk.subarray(start, start + PACKET_BYTES);
        freeAt = Math.max(freeAt, performance.now()) + packet.length / BYTES_PER_MS;
        await wait(freeAt - performance.now());
        yield packet;
      }
  }

  const server = createServer((socket) => {
    const upstream = connect(Number(targetPort), hostname);
    for (const end of [socket, upstream]) {
      sockets.add(end);
      end.once('close', () => sockets.delete(end));
    }
    // A side that breaks off ends the other one.
    pipeline(socket, withLatency, upstream).catch(() => socket.destroy());
    pipeline(upstream, withBandwidth, socket).catch(() => upstream.destroy());
  });

  return {
    listen: (port, host) =>
      new Promise((resolve, reject) => {
        server.once('error', reject);
        server.listen(port, host, () => {
          const address = server.address();
          const actualPort = typeof address === 'object' && address !== null ? address.port : port;
          resolve({ url: toUrl(host, actualPort) });
        });
      }),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
  };
}
