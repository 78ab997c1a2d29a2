const levels = ['error', 'warn'] as const;
/** A Redux warning that depends on how busy the machine is. */
const SLOW_MACHINE = /InvariantMiddleware took \d+ms/;
let allowed: RegExp[] = [];

/** Allows console output that matches `pattern` in the current test, which provokes it on purpose. */
export function allowConsole(pattern: RegExp): void {
  allowed.push(pattern);
}

/** Makes every console error, console warning and unhandled rejection fail the test that caused it. */
export function failOnConsole(): void {
  let unexpected: string[] = [];
  const record = (text: string) => {
    if (![SLOW_MACHINE, ...allowed].some((pattern) => pattern.test(text))) unexpected.push(text);
  };
  const onRejection = (reason: unknown) => record(`unhandled rejection: ${String(reason)}`);

  beforeAll(() => process.on('unhandledRejection', onRejection));
  afterAll(() => process.off('unhandledRejection', onRejection));
  beforeEach(() => {
    unexpected = [];
    allowed = [];
    for (const level of levels) {
      jest.spyOn(console, level).mockImplementation((...args: unknown[]) => {
        record(
          args
            .map((arg) => (arg instanceof Error ? (arg.stack ?? arg.message) : String(arg)))
            .join(' '),
        );
      });
    }
  });
  afterEach(() => {
    jest.restoreAllMocks();
    if (unexpected.length > 0)
      throw new Error(`Unexpected console output:\n${unexpected.join('\n')}`);
  });
}
