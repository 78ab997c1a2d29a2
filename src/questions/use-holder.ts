import { useCallback, useSyncExternalStore } from 'react';

/** What holds the answers of a form: its flow, or the first view until the app has loaded. */
export type Holder<Context> = {
  readonly getSnapshot: () => { readonly context: Context };
  readonly subscribe: (listener: () => void) => { readonly unsubscribe: () => void };
};

/** Selects a value from the answers of a form; the component renders again only when that value changes. */
export function useHolder<Context, Selected>(
  holder: Holder<Context>,
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
