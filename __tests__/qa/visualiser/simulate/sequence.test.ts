/** @jest-environment node */
import {
  decodeSequence,
  encodeSequence,
  type Sequence,
} from '../../../../src/qa/visualiser/simulate/sequence';
import { readJson, formatJson } from '../../../../src/qa/visualiser/simulate/read-json';

const sequence: Sequence = {
  machine: 'user-gate',
  input: { appContext: 'sms', name: 'Zoë — 😀' },
  moves: [
    { kind: 'done', actor: 'loadGate', value: { isConsentRequired: true } },
    { kind: 'event', event: { type: 'AGREED' } },
    { kind: 'error', actor: 'acceptConsent', value: { reason: 'server', message: null } },
    { kind: 'delay', delay: 'kioskReturn' },
  ],
};

const encode = (value: unknown) =>
  // SAFETY: the test encodes invalid data on purpose, as a hostile link would.
  encodeSequence(value as Sequence);

describe('link to a run', () => {
  it('restores the whole run, including non-ASCII characters', () => {
    expect(decodeSequence(encodeSequence(sequence), 'user-gate')).toEqual({ sequence });
  });

  it('returns a problem when the run belongs to another machine', () => {
    expect(decodeSequence(encodeSequence(sequence), 'session')).toEqual({
      problem: 'This run belongs to another machine, “user-gate”.',
    });
  });

  it.each([
    ['an empty code', ''],
    ['a code that is not base64', '<script>alert(1)</script>'],
    ['data that is not JSON', btoa('javascript:alert(1)')],
    ['bytes that are not valid UTF-8', btoa('\xff\xfe\xff')],
    ['another shape', encode({ machine: 'user-gate', moves: 'all' })],
    [
      'an unknown kind of step',
      encode({ machine: 'user-gate', moves: [{ kind: 'run', code: '1' }] }),
    ],
    [
      'an event without a type',
      encode({ machine: 'user-gate', moves: [{ kind: 'event', event: {} }] }),
    ],
    [
      'a `__proto__` key',
      btoa('{"machine":"user-gate","input":{"__proto__":{"isAdmin":true}},"moves":[]}'),
    ],
    [
      'a `constructor` key',
      btoa('{"machine":"user-gate","input":{"constructor":{"prototype":{}}},"moves":[]}'),
    ],
    [
      'more than 500 steps',
      encode({ machine: 'user-gate', moves: Array(501).fill({ kind: 'delay', delay: 'x' }) }),
    ],
    ['more than 200,000 characters', 'A'.repeat(200_001)],
  ])('rejects %s', (_, code) => {
    expect(decodeSequence(code, 'user-gate')).toEqual({
      problem: 'This link does not contain a valid run.',
    });
    expect({}).not.toHaveProperty('isAdmin');
  });
});

describe('JSON field', () => {
  it('parses what it has formatted', () => {
    const value = { a: [1, null, 'x'] };
    expect(readJson(formatJson(value))).toEqual({ value });
    expect(readJson(formatJson(undefined))).toEqual({ value: undefined });
    expect(readJson('  ')).toEqual({ value: undefined });
  });

  it('returns the parser’s message for invalid JSON', () => {
    expect(readJson('{"a": }')).toEqual({
      problem: expect.stringMatching(/^This is not valid JSON\. .+/) as unknown,
    });
  });
});
