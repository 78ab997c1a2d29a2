/** What the scripts that run in the page have in common. */
type PageTools = {
  /** Resolves after the next frame has been painted. */
  afterPaint(): Promise<void>;
  /** Resolves with what `find` returns, as soon as that is neither null, undefined nor false. */
  until<T>(find: () => T | null | undefined | false): Promise<T>;
};

declare global {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface extends that of the DOM
  interface Window {
    bench: PageTools;
  }
}

/** Runs in the page as its first init script. */
export function definePageTools(): void {
  window.bench = {
    afterPaint: () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => resolve();
          port2.postMessage(null);
        });
      }),
    until: (find) =>
      new Promise((resolve) => {
        const check = () => {
          const found = find();
          if (found === null || found === undefined || found === false) return;
          observer.disconnect();
          resolve(found);
        };
        const observer = new MutationObserver(check);
        observer.observe(document, { childList: true, subtree: true, attributes: true });
        check();
      }),
  };
}
