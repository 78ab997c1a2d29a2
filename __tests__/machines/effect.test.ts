/** @jest-environment node */
import { effect, isEffectPlaceholder } from '../../machines/effect';

describe('a side effect without an implementation', () => {
  it('throws with its name', () => {
    expect(effect('notifyWrapper')).toThrow('The effect "notifyWrapper" has no implementation.');
  });

  it('is told from an implementation', () => {
    expect(isEffectPlaceholder(effect('notifyWrapper'))).toBe(true);
    expect(isEffectPlaceholder(() => undefined)).toBe(false);
    expect(isEffectPlaceholder('notifyWrapper')).toBe(false);
    expect(isEffectPlaceholder(undefined)).toBe(false);
  });
});
