/** @jest-environment node */
import { questionFieldId } from '../../src/questions/assessment/question-field-id';

describe('questionFieldId', () => {
  const keys = [
    'q1',
    'q 1',
    'q-1',
    'q_1',
    'q1-title',
    'q1-0',
    '',
    'ü',
    '"><b>',
    'q_2d_1',
    'a\u{1f600}',
    '__proto__',
  ];

  it('returns an id that is unique per key and a single word in an attribute', () => {
    const ids = keys.map((key) => questionFieldId({ key }));
    expect(new Set(ids).size).toBe(keys.length);
    for (const id of ids) expect(id).toMatch(/^question-\w*$/);
  });
});
