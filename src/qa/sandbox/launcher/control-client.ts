import type { LauncherData, NewFault } from '../control/control.types';

async function sendRequest(method: string, path: string, body?: object): Promise<unknown> {
  const response = await fetch(new URL(`/sandbox-api/${path}`, window.location.href), {
    method,
    ...(body !== undefined && {
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json' },
    }),
  });
  if (!response.ok) throw new Error(`The sandbox answered ${response.status}.`);
  return response.json();
}

/** Everything that the front door shows; rejects when no sandbox is behind this page. */
export async function fetchLauncherData(): Promise<LauncherData> {
  // SAFETY: the endpoint's answer is declared to satisfy the same type.
  return (await sendRequest('GET', 'clinic')) as LauncherData;
}

/** Everything as it was when the clinic opened. */
export const resetClinic = () => sendRequest('POST', 'reset');

/** Sets a fault up for a coming call. */
export const addFault = (fault: NewFault) => sendRequest('POST', 'faults', fault);

/** Takes back every fault that has not struck yet. */
export const clearFaults = () => sendRequest('DELETE', 'faults');

/** The next authenticated call of everybody signed in answers 401, and can be renewed. */
export const expireAccessTokens = () => sendRequest('POST', 'expire-access-tokens');

/** Everybody is signed out, and cannot renew. */
export const endSessions = () => sendRequest('POST', 'end-sessions');
