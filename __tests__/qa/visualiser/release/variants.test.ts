/** @jest-environment node */
import {
  getVariantName,
  getVariantSize,
  sortByVariant,
} from '../../../../src/qa/visualiser/release/format/variants';

describe('the variants of a screenshot', () => {
  it('have names and sizes', () => {
    expect(getVariantName('en-XA')).toBe('Pseudo-language');
    expect(getVariantName('desktop-dark')).toBe('Desktop, dark');
    expect(getVariantName('later')).toBe('later');
    expect(['dark', 'es', 'tablet-dark', 'desktop'].map(getVariantSize)).toEqual([
      'phone',
      'phone',
      'tablet',
      'desktop',
    ]);
  });

  it('are shown in one order, those of a later version last', () => {
    const shuffled = ['later', 'es', 'tablet-dark', 'dark', 'desktop', 'phone'];
    expect(
      sortByVariant(shuffled.map((variant) => ({ variant }))).map(({ variant }) => variant),
    ).toEqual(['phone', 'desktop', 'dark', 'tablet-dark', 'es', 'later']);
  });
});
