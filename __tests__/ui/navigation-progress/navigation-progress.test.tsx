import { act, render, screen } from '@testing-library/react';
import { NavigationProgress } from '../../../src/ui/navigation-progress/navigation-progress';

describe('navigation progress', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());
  const advanceTime = (ms: number) => act(() => jest.advanceTimersByTime(ms));
  const status = () => screen.getByRole('status').textContent;

  it('is announced after 400 ms, until the navigation ends', () => {
    const { rerender } = render(<NavigationProgress isNavigating />);
    advanceTime(399);
    expect(status()).toBe('');
    advanceTime(1);
    expect(status()).toBe('Loading…');
    rerender(<NavigationProgress isNavigating={false} />);
    expect(status()).toBe('');
  });

  it('is not announced for a shorter navigation', () => {
    const { rerender } = render(<NavigationProgress isNavigating />);
    advanceTime(300);
    rerender(<NavigationProgress isNavigating={false} />);
    advanceTime(1000);
    expect(status()).toBe('');
  });
});
