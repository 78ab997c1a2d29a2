import { useSyncExternalStore } from 'react';

/** The browser has events of printing, but no property for it. */
let isPrinting = false;

function subscribe(onChange: () => void): () => void {
  const setPrinting = (value: boolean) => () => {
    isPrinting = value;
    onChange();
  };
  const start = setPrinting(true);
  const end = setPrinting(false);
  window.addEventListener('beforeprint', start);
  window.addEventListener('afterprint', end);
  return () => {
    window.removeEventListener('beforeprint', start);
    window.removeEventListener('afterprint', end);
  };
}

/** True while the browser lays out the page for printing. */
export const useIsPrinting = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => isPrinting,
    () => false,
  );
