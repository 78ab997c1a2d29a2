/** @jest-environment node */
import { assertNever } from '../../../src/lib/errors/assert-never';

it('throws for a value outside of its union, without repeating the value', () => {
  // SAFETY: stands for data that does not match its type.
  const unexpected = 'Ada felt sad' as never;
  expect(() => assertNever(unexpected)).toThrow(/^(?!.*Ada)/);
});
