import { afterFrame } from '../../lib/browser/after-frame';
import type { AnswerHolder } from './answer-holder';

/** The same answers, with listeners that are called after the next frame: what they render does not delay the answer itself. */
export function notifyAfterFrame(holder: AnswerHolder): Omit<AnswerHolder, 'send'> {
  return {
    getSnapshot: () => holder.getSnapshot(),
    subscribe: (listener) => holder.subscribe(() => afterFrame(listener)),
  };
}
