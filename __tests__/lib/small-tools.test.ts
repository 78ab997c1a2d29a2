import { assertNever } from '../../src/lib/errors/assert-never';
import { systemClock } from '../../src/lib/time/clock';
import { PRODUCT_NAME } from '../../src/lib/text/product';

describe('small tools', () => {
  it('names the product', () => {
    expect(PRODUCT_NAME).toBe('Stillwater');
  });

  it("reads the device's clock in milliseconds", () => {
    jest.useFakeTimers({ now: new Date('2026-11-21T12:00:00Z') });
    expect(systemClock.now()).toBe(Date.UTC(2026, 10, 21, 12));
    jest.useRealTimers();
  });

  it('throws for a value from outside a union, without repeating it', () => {
    // SAFETY: stands for data that slipped past its type.
    const outsider = 'Ada felt sad' as never;
    expect(() => assertNever(outsider)).toThrow(/^(?!.*Ada)/);
  });
});
