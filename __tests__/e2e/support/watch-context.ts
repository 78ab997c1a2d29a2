import type { BrowserContext, ConsoleMessage } from '@playwright/test';

/** What went wrong in the browser without anybody saying so, and what a test lets happen because it is about it. */
export type Watch = {
  /** Lets console messages and page errors happen whose text, followed by the address they are about, fits. */
  allow(pattern: RegExp): void;
  readonly unexpected: readonly string[];
};

/** Notes every console error and warning, page error and unhandled rejection, and every request to another origin. */
export function watchContext(context: BrowserContext, ownOrigin: string): Watch {
  const allowed: RegExp[] = [];
  const notes: string[] = [];
  const note = (text: string) => void notes.push(text);

  context.on('console', (message: ConsoleMessage) => {
    if (message.type() !== 'error' && message.type() !== 'warning') return;
    note(`console ${message.type()}: ${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (error) => note(`page error: ${String(error.error())}`));
  context.on('request', (request) => {
    const url = new URL(request.url());
    const isOfTheNet = url.protocol === 'http:' || url.protocol === 'https:';
    if (isOfTheNet && url.origin !== ownOrigin) note(`request to another origin: ${url.href}`);
  });

  return {
    allow: (pattern) => void allowed.push(pattern),
    get unexpected() {
      return notes.filter((text) => !allowed.some((pattern) => pattern.test(text)));
    },
  };
}
