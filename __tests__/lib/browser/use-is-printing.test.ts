import { act, renderHook } from '@testing-library/react';
import { useIsPrinting } from '../../../src/lib/browser/use-is-printing';

const fire = (type: 'beforeprint' | 'afterprint') =>
  act(() => void window.dispatchEvent(new Event(type)));

describe('whether the page is being printed', () => {
  it('changes before and after', () => {
    const { result } = renderHook(useIsPrinting);
    expect(result.current).toBe(false);
    fire('beforeprint');
    expect(result.current).toBe(true);
    fire('afterprint');
    expect(result.current).toBe(false);
  });

  it('is not watched while no component needs it', () => {
    renderHook(useIsPrinting).unmount();
    fire('beforeprint');
    expect(renderHook(useIsPrinting).result.current).toBe(false);
  });
});
