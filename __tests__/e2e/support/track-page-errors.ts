import type { BrowserContext, ConsoleMessage } from '@playwright/test';

/** What went wrong in the browser without anybody saying so, and what a test lets happen because it is about it. */
export type PageErrors = {
  /** Lets console messages and page errors happen whose text, followed by the address they are about, fits. */
  allow(pattern: RegExp): void;
  readonly unexpected: readonly string[];
};

/** Notes every console error and warning, page error and unhandled rejection, and every request to another origin. */
export function trackPageErrors(context: BrowserContext, ownOrigin: string): PageErrors {
  const allowed: RegExp[] = [];
  const errors: string[] = [];
  const record = (text: string) => void errors.push(text);

  context.on('console', (message: ConsoleMessage) => {
    if (message.type() !== 'error' && message.type() !== 'warning') return;
    record(`console ${message.type()}: ${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (error) => record(`page error: ${String(error.error())}`));
  context.on('request', (request) => {
    const url = new URL(request.url());
    const isHttp = url.protocol === 'http:' || url.protocol === 'https:';
    if (isHttp && url.origin !== ownOrigin) record(`request to another origin: ${url.href}`);
  });

  return {
    allow: (pattern) => void allowed.push(pattern),
    get unexpected() {
      return errors.filter((text) => !allowed.some((pattern) => pattern.test(text)));
    },
  };
}
