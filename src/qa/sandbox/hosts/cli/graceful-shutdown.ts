/** How often a host that npm has started looks whether npm is still there. */
const PARENT_CHECK_MS = 1000;

/** The shell between npm and this process passes no signal on: without npm above it, a host would hold its port for ever. */
function onOrphaned(stop: () => void): void {
  if (process.env.npm_lifecycle_event === undefined) return;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    stop();
  }, PARENT_CHECK_MS);
  timer.unref();
}

/** A host that cannot close in this time is left as it is. */
const SHUTDOWN_TIMEOUT_MS = 3000;

/** Closes a host when the terminal asks it to stop, and ends the process; npm may pass the same request on a second time. */
export function onShutdown(close: () => Promise<void>): void {
  let isStopping = false;
  const stop = () => {
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => process.exit(0), SHUTDOWN_TIMEOUT_MS).unref();
    close().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error);
        process.exit(1);
      },
    );
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  onOrphaned(stop);
}
