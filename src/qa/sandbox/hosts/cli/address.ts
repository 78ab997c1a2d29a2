/** Where a host listens unless the environment says otherwise. */
const FIRST_PORT = 3000;

/** Reads HOST and PORT; this machine alone can reach a host that was given no HOST. */
export function readAddressFromEnvironment(): { host: string; firstPort: number } {
  const { HOST, PORT } = process.env;
  const firstPort = PORT === undefined ? FIRST_PORT : Number(PORT);
  if (!Number.isInteger(firstPort) || firstPort < 1 || firstPort > 65_535)
    throw new Error(`PORT must be a port number, not "${PORT ?? ''}".`);
  return { host: HOST ?? '127.0.0.1', firstPort };
}

/** The address to open in a browser on this machine. */
export function toUrl(host: string, port: number): string {
  return `http://${['0.0.0.0', '::'].includes(host) ? '127.0.0.1' : host}:${port}`;
}
