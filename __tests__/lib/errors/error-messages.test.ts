/** @jest-environment node */
import type { Failure } from '../../../machines/port';
import {
  COULD_NOT_LOAD,
  getErrorHint,
  getFailureText,
} from '../../../src/lib/errors/error-messages';
import { getSubmitErrorMessages } from '../../../src/lib/errors/submit-error-messages';

const reasons: readonly Failure['reason'][] = [
  'offline',
  'timeout',
  'busy',
  'rejected',
  'server',
  'malformed',
];
const fail = (reason: Failure['reason'], message: string | null = null): Failure => ({
  reason,
  message,
});

describe('§8 the message of a failed request', () => {
  it.each<[Failure['reason'], RegExp]>([
    ['offline', /offline.*connection/],
    ['timeout', /too long to respond/],
    ['busy', /very busy.*try again/],
    ['server', /system has a problem/],
  ])('adds a hint to the default if the reason is %s', (reason, hint) => {
    expect(getErrorHint(fail(reason))).toMatch(hint);
    expect(getFailureText(fail(reason), COULD_NOT_LOAD())).toBe(
      `We couldn't load this. Please try again. ${String(getErrorHint(fail(reason)))}`,
    );
  });

  it.each(['rejected', 'malformed'] as const)('has no hint if the reason is %s', (reason) => {
    expect(getErrorHint(fail(reason))).toBeNull();
    expect(getFailureText(fail(reason), 'Not saved.')).toBe('Not saved.');
  });

  it.each(reasons)('is the server’s alone if it sent one (%s)', (reason) => {
    expect(getErrorHint(fail(reason, 'Closed today.'))).toBeNull();
    expect(getFailureText(fail(reason, 'Closed today.'), 'Not saved.')).toBe('Closed today.');
  });
});

describe('§8 the message of a failed submit', () => {
  it.each<[Failure['reason'], RegExp]>([
    ['offline', /Check your connection, then press Submit again\./],
    ['timeout', /took too long to respond\. Press Submit again\./],
    ['busy', /very busy.*then press Submit again\./],
    ['rejected', /not accepted\. Press Submit again, or contact the clinician\./],
    ['server', /had a problem.*Press Submit again\./],
    ['malformed', /couldn't tell whether.*Press Submit again\./],
  ])('says what to do (%s), and that nothing is lost', (reason, text) => {
    const [message, ...rest] = getSubmitErrorMessages(fail(reason), false);
    expect(message).toMatch(text);
    expect(message).toMatch(/ Your answers are still here\.$/);
    expect(rest).toEqual([]);
  });

  it('does not say that answers were refused which an earlier attempt may have sent', () => {
    const [message] = getSubmitErrorMessages(fail('rejected'), true);
    expect(message).toMatch(/^Press Submit again\..* Your answers are still here\.$/);
  });

  it.each(reasons)('is the server’s if it sent one (%s)', (reason) => {
    expect(getSubmitErrorMessages(fail(reason, 'Closed today.'), true)).toEqual([
      'Closed today.',
      'Your answers are still here.',
    ]);
  });
});
