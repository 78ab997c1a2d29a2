import type { FrontDoor, NewFault } from '../control/control.types';

async function ask(method: string, path: string, body?: object): Promise<unknown> {
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
export async function readFrontDoor(): Promise<FrontDoor> {
  // SAFETY: the endpoint's answer is declared to satisfy the same type.
  return (await ask('GET', 'clinic')) as FrontDoor;
}

/** Everything as it was when the clinic opened. */
export const resetClinic = () => ask('POST', 'reset');

/** Sets a fault up for a coming call. */
export const addFault = (fault: NewFault) => ask('POST', 'faults', fault);

/** Takes back every fault that has not struck yet. */
export const clearFaults = () => ask('DELETE', 'faults');

/** The next authenticated call of everybody signed in answers 401, and can be renewed. */
export const expireAccessTokens = () => ask('POST', 'expire-access-tokens');

/** Everybody is signed out, and cannot renew. */
export const endSessions = () => ask('POST', 'end-sessions');
