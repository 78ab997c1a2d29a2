import type { LauncherData, NewFault } from '../control/control.types';

async function sendRequest(method: string, path: string, body?: object): Promise<unknown> {
  const response = await fetch(new URL(`/sandbox-api/${path}`, window.location.href), {
    method,
    ...(body !== undefined && {
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json' },
    }),
  });
  if (!response.ok) throw new Error(`The sandbox returned ${response.status}.`);
  return response.json();
}

/** The launcher's data; rejects if the sandbox is unreachable. */
export async function fetchLauncherData(): Promise<LauncherData> {
  // SAFETY: the endpoint returns the same type.
  return (await sendRequest('GET', 'clinic')) as LauncherData;
}

/** Restores the initial data. */
export const resetSandbox = () => sendRequest('POST', 'reset');

/** Adds a fault for upcoming requests. */
export const addFault = (fault: NewFault) => sendRequest('POST', 'faults', fault);

/** Removes every pending fault. */
export const clearFaults = () => sendRequest('DELETE', 'faults');

/** Expires every access token; sessions can still be refreshed. */
export const expireAccessTokens = () => sendRequest('POST', 'expire-access-tokens');

/** Closes every session; none can be refreshed. */
export const endSessions = () => sendRequest('POST', 'end-sessions');
