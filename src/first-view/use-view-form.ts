import { useCallback, useSyncExternalStore, type SubmitEvent } from 'react';
import type { ViewForm } from './view-form';

type Form = Pick<ViewForm, 'subscribe' | 'isBusy' | 'getPageIndex'>;

/** What a page of questions shows of its form besides the answers, and what submits it. */
export function useViewForm(form: Form, onNext: () => void) {
  const subscribe = useCallback(
    (listener: () => void) => form.subscribe(listener).unsubscribe,
    [form],
  );
  const isBusy = useSyncExternalStore(subscribe, form.isBusy);
  const pageIndex = useSyncExternalStore(subscribe, form.getPageIndex);
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    onNext();
  };
  return { isBusy, pageIndex, onSubmit };
}
