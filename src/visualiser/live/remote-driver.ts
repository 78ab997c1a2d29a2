import { listenAs, sayLast, sayTo } from './live-line';
import type { Command, Driver, Report } from './live.types';

/** How long messages are gathered before they leave, in ms: many events are one request. */
const GATHER_MS = 60;
/** How often a device says that it is there, in ms. */
const BEAT_MS = 2_000;
/** How long it may be silent before it counts as gone, in ms. */
const SILENCE_MS = 7_000;

/** Speaks to the device that has opened the link with `code`, and hears from it, or that it is gone. */
export function createRemoteDriver(code: string, hear: (report: Report) => void): Driver {
  let silence: ReturnType<typeof setTimeout> | undefined;
  const leave = () => {
    clearTimeout(silence);
    hear({ kind: 'left' });
  };
  const ears = listenAs('tester', code, (message) => {
    clearTimeout(silence);
    silence = setTimeout(leave, SILENCE_MS);
    // SAFETY: the other page is of the same build and writes nothing else.
    for (const report of message as readonly Report[])
      if (report.kind === 'left') leave();
      else hear(report);
  });
  return {
    command: (command) => {
      void sayTo('device', code, command).then((isHeard) => {
        if (!isHeard) leave();
      });
    },
    close: () => {
      clearTimeout(silence);
      ears.close();
    },
  };
}

type DeviceEars = {
  readonly obey: (command: Command) => void;
  /** Whether a tester's page waits for this device; told again whenever it has said that it is there. */
  readonly onTester: (isThere: boolean) => void;
};

/** The device's side: it hears commands, reports, and says as long as it is there that it is. */
export function answerRemotely(code: string, { obey, onTester }: DeviceEars) {
  const ears = listenAs('device', code, (message) => {
    // SAFETY: as above.
    obey(message as Command);
  });
  const say = (reports: readonly Report[]) => sayTo('tester', code, reports);
  const beat = () => void say([{ kind: 'alive' }]).then(onTester);
  const leave = () => sayLast('tester', code, [{ kind: 'left' }]);
  const beats = setInterval(beat, BEAT_MS);
  beat();
  window.addEventListener('pagehide', leave);
  let waiting: readonly Report[] = [];
  const flush = () => {
    void say(waiting);
    waiting = [];
  };
  return {
    report: (report: Report) => {
      if (waiting.length === 0) setTimeout(flush, GATHER_MS);
      waiting = [...waiting, report];
    },
    close: () => {
      clearInterval(beats);
      window.removeEventListener('pagehide', leave);
      leave();
      ears.close();
    },
  };
}
