import { renderHook } from '@testing-library/react';
import { useOnVisible } from '../../../src/lib/browser/use-on-visible';

const setVisibility = (state: DocumentVisibilityState) =>
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
const fireChange = () => document.dispatchEvent(new Event('visibilitychange'));

describe('a page that becomes visible', () => {
  it('is noticed when the tab is shown, and when its window gets the focus', () => {
    const onVisible = jest.fn();
    renderHook(() => useOnVisible(onVisible));
    expect(onVisible).not.toHaveBeenCalled();
    fireChange();
    expect(onVisible).toHaveBeenCalledTimes(1);
    window.dispatchEvent(new Event('focus'));
    expect(onVisible).toHaveBeenCalledTimes(2);
  });

  it('is not mistaken for one that is hidden', () => {
    const onVisible = jest.fn();
    renderHook(() => useOnVisible(onVisible));
    setVisibility('hidden');
    fireChange();
    expect(onVisible).not.toHaveBeenCalled();
  });

  it('calls the function of the last render, and none after unmounting', () => {
    const first = jest.fn();
    const second = jest.fn();
    const { rerender, unmount } = renderHook(useOnVisible, { initialProps: first });
    rerender(second);
    fireChange();
    unmount();
    fireChange();
    window.dispatchEvent(new Event('focus'));
    expect(first).not.toHaveBeenCalled();
    expect(second).toHaveBeenCalledTimes(1);
  });
});
