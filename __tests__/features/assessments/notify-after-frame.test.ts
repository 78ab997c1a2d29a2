import type { AnswerHolder } from '../../../src/features/assessments/answer-holder';
import { notifyAfterFrame } from '../../../src/features/assessments/notify-after-frame';
import { drawFrame } from '../../support/draw-frame';

jest.mock('../../../src/lib/browser/after-frame', () => ({ afterFrame: jest.fn() }));

it('the listeners of answers are called after the next frame, and can unsubscribe', () => {
  const listeners = new Set<() => void>();
  const snapshot = { context: { answers: {}, unanswered: {} } };
  const holder: AnswerHolder = {
    getSnapshot: () => snapshot,
    subscribe: (listener) => {
      listeners.add(listener);
      return { unsubscribe: () => listeners.delete(listener) };
    },
    send: jest.fn(),
  };
  const late = notifyAfterFrame(holder);
  const listener = jest.fn();
  const { unsubscribe } = late.subscribe(listener);
  for (const notify of listeners) notify();
  expect(listener).not.toHaveBeenCalled();
  drawFrame();
  expect(listener).toHaveBeenCalledTimes(1);
  expect(late.getSnapshot()).toBe(snapshot);
  unsubscribe();
  expect(listeners.size).toBe(0);
});
