import { subscribeAs, sendOnPageHide, sendTo } from './relay-client';
import { NO_CAPTURE, type Command, type Driver, type Report } from './live.types';

/** How long reports are batched into one request, in ms. */
const BATCH_MS = 60;
/** Interval of the device's heartbeat, in ms. */
const HEARTBEAT_MS = 2_000;
/** A device without messages for this long counts as disconnected, in ms. */
const DISCONNECT_AFTER_MS = 7_000;

/** Drives the app on the device with the pairing `code`, and reports its events and disconnects. */
export function createRemoteDriver(code: string, onReport: (report: Report) => void): Driver {
  let disconnectTimer: ReturnType<typeof setTimeout> | undefined;
  const disconnect = () => {
    clearTimeout(disconnectTimer);
    onReport({ kind: 'disconnected' });
  };
  const eventSource = subscribeAs('tester', code, (message) => {
    clearTimeout(disconnectTimer);
    disconnectTimer = setTimeout(disconnect, DISCONNECT_AFTER_MS);
    // SAFETY: the device runs the same build, and it sends only reports.
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
    capture: () => Promise.resolve(NO_CAPTURE),
    close: () => {
      clearTimeout(disconnectTimer);
      eventSource.close();
    },
  };
}

type DeviceCallbacks = {
  readonly onCommand: (command: Command) => void;
  /** Called after each heartbeat with whether a tester's page is connected. */
  readonly onTesterChange: (isConnected: boolean) => void;
};

/** The device's side of the connection: receives commands, sends reports and heartbeats. */
export function connectToTester(code: string, { onCommand, onTesterChange }: DeviceCallbacks) {
  const eventSource = subscribeAs('device', code, (message) => {
    // SAFETY: the tester's page sends only commands.
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
