import { act } from '@testing-library/react';

/** Ten seconds apart: events at the same moment count as one. */
const STEP_MS = 10_000;

let now = 0;

/** The window gets the focus, as after a while in another one. */
export function returnToWindow(): void {
  now += STEP_MS;
  const event = new Event('focus');
  Object.defineProperty(event, 'timeStamp', { value: now });
  act(() => void window.dispatchEvent(event));
}
