import { act, renderHook } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { useIsOnline } from '../../../src/lib/browser/use-is-online';

let onLine: jest.SpyInstance<boolean>;
beforeEach(() => {
  onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
});

function setOnline(value: boolean) {
  onLine.mockReturnValue(value);
  act(() => void window.dispatchEvent(new Event(value ? 'online' : 'offline')));
}

describe('whether there is a network', () => {
  it('is what the browser says, whenever that changes', () => {
    const { result } = renderHook(useIsOnline);
    expect(result.current).toBe(true);
    setOnline(false);
    expect(result.current).toBe(false);
    setOnline(true);
    expect(result.current).toBe(true);
  });

  it('is not asked for any more once nothing needs it', () => {
    renderHook(useIsOnline).unmount();
    onLine.mockClear();
    window.dispatchEvent(new Event('online'));
    window.dispatchEvent(new Event('offline'));
    expect(onLine).not.toHaveBeenCalled();
  });

  it('is assumed in a page that is rendered without a browser', () => {
    onLine.mockReturnValue(false);
    const Probe = () => (useIsOnline() ? 'online' : 'offline');
    expect(renderToString(<Probe />)).toBe('online');
  });
});
