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
  // SAFETY: what a hostile link might hold is the point.
  encodeSequence(value as Sequence);

describe('the link to a run', () => {
  it('holds all of it, whatever characters it is written in', () => {
    expect(decodeSequence(encodeSequence(sequence), 'user-gate')).toEqual({ sequence });
  });

  it('says so when the run is one of another machine', () => {
    expect(decodeSequence(encodeSequence(sequence), 'session')).toEqual({
      problem: 'This run is one of another machine, “user-gate”.',
    });
  });

  it.each([
    ['no code at all', ''],
    ['what is not base64', '<script>alert(1)</script>'],
    ['what is not JSON', btoa('javascript:alert(1)')],
    ['bytes that are no text', btoa('\xff\xfe\xff')],
    ['another shape', encode({ machine: 'user-gate', moves: 'all' })],
    [
      'an unknown kind of move',
      encode({ machine: 'user-gate', moves: [{ kind: 'run', code: '1' }] }),
    ],
    [
      'an event without a type',
      encode({ machine: 'user-gate', moves: [{ kind: 'event', event: {} }] }),
    ],
    [
      'a key that reaches a prototype',
      btoa('{"machine":"user-gate","input":{"__proto__":{"isAdmin":true}},"moves":[]}'),
    ],
    [
      'the constructor by its name',
      btoa('{"machine":"user-gate","input":{"constructor":{"prototype":{}}},"moves":[]}'),
    ],
    [
      'far too many moves',
      encode({ machine: 'user-gate', moves: Array(501).fill({ kind: 'delay', delay: 'x' }) }),
    ],
    ['far too much', 'A'.repeat(200_001)],
  ])('refuses %s', (_, code) => {
    expect(decodeSequence(code, 'user-gate')).toEqual({
      problem: 'This link holds no run that can be played.',
    });
    expect({}).not.toHaveProperty('isAdmin');
  });
});

describe('a value that a tester edits', () => {
  it('is shown as it is read', () => {
    const value = { a: [1, null, 'x'] };
    expect(readJson(formatJson(value))).toEqual({ value });
    expect(readJson(formatJson(undefined))).toEqual({ value: undefined });
    expect(readJson('  ')).toEqual({ value: undefined });
  });

  it('says where it is no JSON', () => {
    expect(readJson('{"a": }')).toEqual({
      problem: expect.stringMatching(/^This is no JSON\. .+/) as unknown,
    });
  });
});
