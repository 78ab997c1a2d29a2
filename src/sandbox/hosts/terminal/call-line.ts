import type { LoggedCall } from '../../world/call-log';

const outcome = ({ status, fault }: LoggedCall) =>
  `${status ?? '---'}${fault === null ? '' : ` (${fault}, on request)`}`;

/** One line of the terminal for one call: when, what, the answer, how long it took. Bodies are not printed. */
export function callLine(call: LoggedCall, durationMs: number): string {
  const query = new URLSearchParams(call.query).toString();
  const target = `${call.path}${query === '' ? '' : `?${query}`}`;
  const time = call.at.slice(11, 19);
  return `${time}  ${call.method.padEnd(6)} ${target}  ${outcome(call)}  ${Math.round(durationMs)} ms`;
}
