/** @jest-environment node */
import * as fc from 'fast-check';
import {
  getFingerprint,
  toFingerprint,
  toFormVersion,
} from '../../../machines/submission/get-fingerprint';
import {
  isAllReceived,
  isRepeated,
  needsStatuses,
  NOT_SUBMITTED,
  omitReceived,
  openAttempt,
  withOthersSent,
  withoutAttempt,
  withRefusal,
  withStatuses,
} from '../../../machines/submission/submission';

const command = (key: string, startedAt = 1) => ({ key, startedAt });
const before = [{ id: 'phq-9', isOverdue: true }];
const forms = [toFormVersion('phq-9', { q1: 'a' })];
const changed = [toFormVersion('phq-9', { q1: 'b' })];

describe('D9 the command of a submit', () => {
  it('stays the same for the same answers, and is a new one for others', () => {
    const first = openAttempt(NOT_SUBMITTED, forms, before, command('one'));
    expect(openAttempt(first, forms, before, command('two'))).toBe(first);
    const second = openAttempt(first, changed, before, command('two', 2));
    expect(second).toMatchObject({
      attempt: { command: { key: 'two' } },
      superseded: { at: 1, hasArrived: false },
    });
  });

  it('remembers the first of several attempts that may have arrived', () => {
    const first = openAttempt(NOT_SUBMITTED, forms, before, command('one', 1));
    const second = openAttempt(first, changed, before, command('two', 2));
    expect(openAttempt(second, forms, before, command('three', 3)).superseded).toMatchObject({
      at: 1,
    });
  });

  it('supersedes nothing after a refusal', () => {
    const refused = withoutAttempt(openAttempt(NOT_SUBMITTED, forms, before, command('one')));
    expect(openAttempt(refused, changed, before, command('two')).superseded).toBeNull();
  });

  it('ends with a refusal', () => {
    const first = openAttempt(NOT_SUBMITTED, forms, before, command('one'));
    expect(withRefusal(first, command('one')).attempt).toBeNull();
    expect(withRefusal(NOT_SUBMITTED, command('one'))).toEqual(NOT_SUBMITTED);
  });

  it('keeps its key after a refusal if an earlier press had sent the same, which may have arrived', () => {
    const first = openAttempt(NOT_SUBMITTED, forms, before, command('one'));
    const refused = withRefusal(first, command('two'));
    expect(openAttempt(refused, forms, before, command('three'))).toBe(refused);
    expect(refused.attempt?.command.key).toBe('one');
    expect(needsStatuses(refused, forms)).toBe(false);
  });

  it('is not repeated with one form more or less', () => {
    const both = [...forms, toFormVersion('gad-7', {})];
    const first = openAttempt(NOT_SUBMITTED, both, before, command('one'));
    expect(isRepeated(first, both)).toBe(true);
    expect(isRepeated(first, [...both].reverse())).toBe(true);
    expect(isRepeated(first, forms)).toBe(false);
    expect(isRepeated(openAttempt(NOT_SUBMITTED, forms, before, command('one')), both)).toBe(false);
  });
});

describe('D9 the list is read before a submit', () => {
  const attempt = openAttempt(NOT_SUBMITTED, forms, before, command('one'));

  it('only if the same answers may have been received, and the list named them before', () => {
    expect(needsStatuses(attempt, forms)).toBe(true);
    expect(needsStatuses(NOT_SUBMITTED, forms)).toBe(false);
    expect(needsStatuses(attempt, changed)).toBe(false);
    expect(needsStatuses(withoutAttempt(attempt), forms)).toBe(false);
    expect(needsStatuses(openAttempt(NOT_SUBMITTED, forms, [], command('one')), forms)).toBe(false);
  });

  it('and not after another tab has sent other answers, which may be what it shows', () => {
    const others = withOthersSent(attempt, 5);
    expect(others.superseded).toEqual({ at: 5, hasArrived: true });
    expect(needsStatuses(others, forms)).toBe(false);
    expect(isAllReceived(attempt, [])).toBe(true);
    expect(isAllReceived(others, [])).toBe(false);
    expect(withStatuses(others, [], command('two'))).toBe(others);
    expect(withOthersSent(others, 6).superseded).toEqual({ at: 5, hasArrived: true });
  });

  it('and changes nothing if it shows nothing as received', () => {
    expect(withStatuses(attempt, before, command('two'))).toBe(attempt);
    expect(withStatuses(NOT_SUBMITTED, [], command('two'))).toBe(NOT_SUBMITTED);
  });

  it('and what it shows as received is not sent again with the same answers', () => {
    const received = withStatuses(attempt, [], command('two', 2));
    expect(received).toMatchObject({ attempt: null, receivedAt: 1 });
    expect(omitReceived(received, forms)).toEqual([]);
    expect(omitReceived(received, changed)).toEqual(changed);
  });
});

describe('D9 fingerprints of answers', () => {
  const answers = fc.dictionary(fc.string(), fc.oneof(fc.string(), fc.array(fc.string())));

  it('are the same whatever the order of questions and forms', () => {
    fc.assert(
      fc.property(answers, answers, (one, other) => {
        const reversed = Object.fromEntries(Object.entries(one).reverse());
        expect(toFormVersion('a', reversed)).toEqual(toFormVersion('a', one));
        const versions = [toFormVersion('a', one), toFormVersion('b', other)];
        expect(toFingerprint([...versions].reverse())).toBe(toFingerprint(versions));
      }),
    );
  });

  it('differ for different answers', () => {
    fc.assert(
      fc.property(answers, answers, (one, other) => {
        const toText = (value: object) => JSON.stringify(Object.entries(value).sort());
        fc.pre(toText(one) !== toText(other));
        expect(toFormVersion('a', one)).not.toEqual(toFormVersion('a', other));
      }),
    );
    expect(getFingerprint(undefined)).not.toBe(getFingerprint(null));
  });
});
