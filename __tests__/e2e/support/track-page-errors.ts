import type { BrowserContext, ConsoleMessage } from '@playwright/test';

/** The errors of a page, and those that a test provokes on purpose. */
export type PageErrors = {
  /** Allows errors whose text, followed by their URL in parentheses, matches. */
  allow(pattern: RegExp): void;
  readonly unexpected: readonly string[];
};

/** Records all console errors and warnings, page errors, unhandled rejections and requests to other origins. */
export function trackPageErrors(context: BrowserContext, ownOrigin: string): PageErrors {
  // Every public page asks whether there is a session (D9); the browser logs that there is none.
  const allowed: RegExp[] = [/401 \(Unauthorized\) \(.*\/auth\/session\)$/];
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
