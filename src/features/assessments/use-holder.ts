import { useCallback, useSyncExternalStore } from 'react';
import type { AnswerHolder } from './answer-holder';

type Context = ReturnType<AnswerHolder['getSnapshot']>['context'];

/** Selects a value from the answers of a form; the component renders again only when that value changes. */
export function useHolder<Selected>(
  holder: Omit<AnswerHolder, 'send'>,
  select: (context: Context) => Selected,
): Selected {
  const subscribe = useCallback(
    (listener: () => void) => {
      const subscription = holder.subscribe(listener);
      return () => subscription.unsubscribe();
    },
    [holder],
  );
  const getSelected = () => select(holder.getSnapshot().context);
  return useSyncExternalStore(subscribe, getSelected, getSelected);
}
