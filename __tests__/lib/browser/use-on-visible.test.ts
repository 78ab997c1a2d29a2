import { renderHook } from '@testing-library/react';
import { useOnVisible } from '../../../src/lib/browser/use-on-visible';

const setVisibility = (state: DocumentVisibilityState) =>
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
/** At a time of its own, in ms, unless it is the same tab that is shown. */
let now = 0;
function fire(target: EventTarget, type: string, later = 1000): void {
  now += later;
  const event = new Event(type);
  Object.defineProperty(event, 'timeStamp', { value: now });
  target.dispatchEvent(event);
}
const fireChange = () => fire(document, 'visibilitychange');

describe('a page that becomes visible', () => {
  it('is noticed when the tab is shown, and when its window gets the focus', () => {
    const onVisible = jest.fn();
    renderHook(() => useOnVisible(onVisible));
    expect(onVisible).not.toHaveBeenCalled();
    fireChange();
    expect(onVisible).toHaveBeenCalledTimes(1);
    fire(window, 'focus');
    expect(onVisible).toHaveBeenCalledTimes(2);
  });

  it('is noticed once if the tab is shown and gets the focus', () => {
    const onVisible = jest.fn();
    renderHook(() => useOnVisible(onVisible));
    fireChange();
    fire(window, 'focus', 5);
    expect(onVisible).toHaveBeenCalledTimes(1);
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
    fire(window, 'focus');
    expect(first).not.toHaveBeenCalled();
    expect(second).toHaveBeenCalledTimes(1);
  });
});
