import { afterFrame } from '../../src/lib/browser/after-frame';

/** Draws the next frame, where `afterFrame` is a jest mock. */
export function drawFrame(): void {
  const { mock } = jest.mocked(afterFrame);
  const callbacks = mock.calls.splice(0).map(([callback]) => callback);
  for (const callback of callbacks) callback();
}
