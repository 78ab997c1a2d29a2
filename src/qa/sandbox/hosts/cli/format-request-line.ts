import type { LoggedRequest } from '../../world/request-log';

const formatOutcome = ({ status, fault }: LoggedRequest) =>
  `${status ?? '---'}${fault === null ? '' : ` (${fault}, on request)`}`;

/** One line of the terminal for one call: when, what, the answer, how long it took. Bodies are not printed. */
export function formatRequestLine(request: LoggedRequest, durationMs: number): string {
  const query = new URLSearchParams(request.query).toString();
  const target = `${request.path}${query === '' ? '' : `?${query}`}`;
  const time = request.at.slice(11, 19);
  return `${time}  ${request.method.padEnd(6)} ${target}  ${formatOutcome(request)}  ${Math.round(durationMs)} ms`;
}
