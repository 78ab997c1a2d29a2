/** The first port to try if PORT is not set. */
const FIRST_PORT = 3000;

/** Reads HOST and PORT; without HOST, only this machine can connect. Throws if PORT is not a port number. */
export function readAddressFromEnvironment(): { host: string; firstPort: number } {
  const { HOST, PORT } = process.env;
  const firstPort = PORT === undefined ? FIRST_PORT : Number(PORT);
  if (!Number.isInteger(firstPort) || firstPort < 1 || firstPort > 65_535)
    throw new Error(`PORT must be a port number, not "${PORT ?? ''}".`);
  return { host: HOST ?? '127.0.0.1', firstPort };
}

/** The URL to open in a browser on this machine. */
export function toUrl(host: string, port: number): string {
  return `http://${['0.0.0.0', '::'].includes(host) ? '127.0.0.1' : host}:${port}`;
}
