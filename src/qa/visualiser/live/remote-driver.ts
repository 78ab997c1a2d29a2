import { subscribeAs, sendOnPageHide, sendTo } from './relay-client';
import type { Command, Driver, Report } from './live.types';

/** How long messages are gathered before they leave, in ms: many events are one request. */
const BATCH_MS = 60;
/** How often a device says that it is there, in ms. */
const HEARTBEAT_MS = 2_000;
/** How long it may be silent before it counts as gone, in ms. */
const DISCONNECT_AFTER_MS = 7_000;

/** Speaks to the device that has opened the link with `code`, and hears from it, or that it is gone. */
export function createRemoteDriver(code: string, onReport: (report: Report) => void): Driver {
  let disconnectTimer: ReturnType<typeof setTimeout> | undefined;
  const disconnect = () => {
    clearTimeout(disconnectTimer);
    onReport({ kind: 'disconnected' });
  };
  const eventSource = subscribeAs('tester', code, (message) => {
    clearTimeout(disconnectTimer);
    disconnectTimer = setTimeout(disconnect, DISCONNECT_AFTER_MS);
    // SAFETY: the other page is of the same build and writes nothing else.
    for (const report of message as readonly Report[])
      if (report.kind === 'disconnected') disconnect();
      else onReport(report);
  });
  return {
    command: (command) => {
      void sendTo('device', code, command).then((isDelivered) => {
        if (!isDelivered) disconnect();
      });
    },
    close: () => {
      clearTimeout(disconnectTimer);
      eventSource.close();
    },
  };
}

type DeviceCallbacks = {
  readonly onCommand: (command: Command) => void;
  /** Whether a tester's page waits for this device; told again whenever it has said that it is there. */
  readonly onTesterChange: (isThere: boolean) => void;
};

/** The device's side: it hears commands, reports, and says as long as it is there that it is. */
export function connectToTester(code: string, { onCommand, onTesterChange }: DeviceCallbacks) {
  const eventSource = subscribeAs('device', code, (message) => {
    // SAFETY: as above.
    onCommand(message as Command);
  });
  const send = (reports: readonly Report[]) => sendTo('tester', code, reports);
  const sendHeartbeat = () => void send([{ kind: 'heartbeat' }]).then(onTesterChange);
  const sendDisconnect = () => sendOnPageHide('tester', code, [{ kind: 'disconnected' }]);
  const heartbeatTimer = setInterval(sendHeartbeat, HEARTBEAT_MS);
  sendHeartbeat();
  window.addEventListener('pagehide', sendDisconnect);
  let pending: readonly Report[] = [];
  const flush = () => {
    void send(pending);
    pending = [];
  };
  return {
    report: (report: Report) => {
      if (pending.length === 0) setTimeout(flush, BATCH_MS);
      pending = [...pending, report];
    },
    close: () => {
      clearInterval(heartbeatTimer);
      window.removeEventListener('pagehide', sendDisconnect);
      sendDisconnect();
      eventSource.close();
    },
  };
}
