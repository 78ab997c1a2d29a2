import { createServer } from 'node:net';

/** More than one, so that several hosts can run side by side. */
const PORTS_TO_TRY = 50;

function isFree(port: number, host: string): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE' || error.code === 'EACCES') resolve(false);
      else reject(error);
    });
    probe.listen(port, host, () => probe.close(() => resolve(true)));
  });
}

/** Finds the first free port from `first` on; rejects after `PORTS_TO_TRY` ports. */
export async function findFreePort(first: number, host: string): Promise<number> {
  for (let port = first; port < first + PORTS_TO_TRY; port += 1)
    if (await isFree(port, host)) return port;
  throw new Error(`No free port between ${first} and ${first + PORTS_TO_TRY - 1}.`);
}
