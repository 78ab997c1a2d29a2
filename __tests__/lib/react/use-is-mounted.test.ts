import { renderHook } from '@testing-library/react';
import { useIsMounted } from '../../../src/lib/react/use-is-mounted';

describe('whether a component is mounted', () => {
  it('is true until it unmounts, also after another render', () => {
    const { result, rerender, unmount } = renderHook(useIsMounted);
    const isMounted = result.current;
    expect(isMounted()).toBe(true);
    rerender();
    expect(result.current).toBe(isMounted);
    expect(isMounted()).toBe(true);
    unmount();
    expect(isMounted()).toBe(false);
  });
});
