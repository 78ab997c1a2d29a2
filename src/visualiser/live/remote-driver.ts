import type { Command, Driver, Report } from './live.types';

const lineOf = (code: string, whom: 'tester' | 'device') =>
  new URL(`/sandbox-api/live/${code}/${whom}`, window.location.href);

/** How long messages are gathered before they leave, in ms: many events are one request. */
const GATHER_MS = 60;

/** Speaks to the device that has opened the link with `code`, and hears from it. */
export function createRemoteDriver(code: string, hear: (report: Report) => void): Driver {
  const ears = listen(lineOf(code, 'tester'), (message) => {
    // SAFETY: the other page is of the same build and writes nothing else.
    for (const report of message as readonly Report[]) hear(report);
  });
  return {
    command: (command) => send(lineOf(code, 'device'), command),
    close: () => ears.close(),
  };
}

/** The device's side: it hears commands, and reports. */
export function answerRemotely(code: string, obey: (command: Command) => void) {
  const ears = listen(lineOf(code, 'device'), (message) => {
    // SAFETY: as above.
    obey(message as Command);
  });
  let waiting: readonly Report[] = [];
  const flush = () => {
    send(lineOf(code, 'tester'), waiting);
    waiting = [];
  };
  return {
    report: (report: Report) => {
      if (waiting.length === 0) setTimeout(flush, GATHER_MS);
      waiting = [...waiting, report];
    },
    close: () => ears.close(),
  };
}

function listen(line: URL, hear: (message: unknown) => void): EventSource {
  const source = new EventSource(line);
  source.addEventListener('message', ({ data }: MessageEvent<string>) => {
    hear(JSON.parse(data));
  });
  return source;
}

function send(line: URL, message: object): void {
  void fetch(line, { method: 'POST', body: JSON.stringify(message) });
}
