/** How often a host that npm has started checks whether npm still runs. */
const PARENT_CHECK_MS = 1000;

/** Stops the host when npm has ended: the shell between them forwards no signals, so the port would stay in use. */
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

/** The process exits after this time, even if the host has not closed. */
const SHUTDOWN_TIMEOUT_MS = 3000;

/** Closes a host on SIGINT or SIGTERM, then exits; npm may send the same signal twice. */
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
