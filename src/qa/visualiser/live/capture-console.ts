/** A console message or an uncaught error of the app. Plain data. */
export type ConsoleMessage = {
  /** ms since 1970 */
  readonly at: number;
  readonly level: 'error' | 'warn' | 'info' | 'log';
  readonly text: string;
};

const LEVELS = ['error', 'warn', 'info', 'log'] as const;
const MAX_LENGTH = 2000;

/** Reports what the page in `view` writes to its console, and its uncaught errors. */
export function captureConsole(view: Window, onMessage: (message: ConsoleMessage) => void): void {
  const report = (level: ConsoleMessage['level'], parts: readonly unknown[]) =>
    onMessage({ at: Date.now(), level, text: parts.map(format).join(' ').slice(0, MAX_LENGTH) });
  // SAFETY: every window has a console; the type of `Window` leaves it out.
  const { console } = view as Window & typeof globalThis;
  for (const level of LEVELS) {
    const original = console[level].bind(console);
    console[level] = (...parts: unknown[]) => {
      report(level, parts);
      original(...parts);
    };
  }
  view.addEventListener('error', ({ message }) => report('error', ['Uncaught', message]));
  view.addEventListener('unhandledrejection', ({ reason }: PromiseRejectionEvent) =>
    report('error', ['Unhandled rejection', reason]),
  );
}

function format(part: unknown): string {
  if (typeof part === 'string') return part;
  // `instanceof` fails for an error of another window.
  if (typeof part === 'object' && part !== null && 'message' in part) return String(part.message);
  try {
    // It is undefined for a function.
    const json: unknown = JSON.stringify(part);
    return typeof json === 'string' ? json : String(part);
  } catch {
    return String(part);
  }
}
