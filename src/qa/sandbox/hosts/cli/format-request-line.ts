import type { LoggedRequest } from '../../world/request-log';

const formatOutcome = ({ status, fault, isReplay }: LoggedRequest) =>
  `${status ?? '---'}${fault === null ? '' : ` (${fault} fault)`}${isReplay ? ' (replay)' : ''}`;

/** Formats one line of the terminal's log: time, request, status and duration. Bodies are not logged. */
export function formatRequestLine(request: LoggedRequest, durationMs: number): string {
  const query = new URLSearchParams(request.query).toString();
  const target = `${request.path}${query === '' ? '' : `?${query}`}`;
  const time = request.at.slice(11, 19);
  return `${time}  ${request.method.padEnd(6)} ${target}  ${formatOutcome(request)}  ${Math.round(durationMs)} ms`;
}
