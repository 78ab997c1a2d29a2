import { act, render, screen } from '@testing-library/react';
import { WayProgress } from '../../../src/ui/way-progress/way-progress';

describe('experience: the way to the next screen', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());
  const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));
  const status = () => screen.getByRole('status').textContent;

  it('is announced once it takes longer than a moment, and until it ends', () => {
    const { rerender } = render(<WayProgress isUnderWay />);
    pass(399);
    expect(status()).toBe('');
    pass(1);
    expect(status()).toBe('Loading…');
    rerender(<WayProgress isUnderWay={false} />);
    expect(status()).toBe('');
  });

  it('is not worth a word where it is short', () => {
    const { rerender } = render(<WayProgress isUnderWay />);
    pass(300);
    rerender(<WayProgress isUnderWay={false} />);
    pass(1000);
    expect(status()).toBe('');
  });
});
