import { act, renderHook } from '@testing-library/react';
import { byLocale } from '../../../src/lib/language/by-locale';
import {
  getLanguage,
  getLocale,
  setLanguage,
  subscribeToLanguage,
} from '../../../src/lib/language/language';
import { useLanguage } from '../../../src/lib/language/use-language';
import { useMemoWithTexts } from '../../../src/lib/language/use-memo-with-texts';

afterEach(() => act(() => setLanguage('en')));

describe('D12: the language on screen', () => {
  it('D12: is English at first, and part of the page', () => {
    expect([getLanguage(), getLocale()]).toEqual(['en', 'en-US']);
    document.documentElement.dir = 'rtl';
    setLanguage('es');
    expect([getLanguage(), getLocale()]).toEqual(['es', 'es-US']);
    expect(document.documentElement).toHaveAttribute('lang', 'es');
    expect(document.documentElement).toHaveAttribute('dir', 'ltr');
  });

  it('D12: is told to whoever subscribes, until that ends', () => {
    const listener = jest.fn();
    const unsubscribe = subscribeToLanguage(listener);
    setLanguage('es');
    expect(listener).toHaveBeenCalledTimes(1);
    unsubscribe();
    setLanguage('en');
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it('D12: renders components again', () => {
    const { result } = renderHook(useLanguage);
    expect(result.current).toBe('en');
    act(() => setLanguage('es'));
    expect(result.current).toBe('es');
  });

  it('D12: memoized values with texts are created again for another language or argument, and only then', () => {
    const create = jest.fn((name: string) => ({ text: `${getLanguage()} ${name}` }));
    const { result, rerender } = renderHook(({ name }) => useMemoWithTexts(create, name), {
      initialProps: { name: 'Ada' },
    });
    const first = result.current;
    expect(first).toEqual({ text: 'en Ada' });
    rerender({ name: 'Ada' });
    expect(result.current).toBe(first);
    act(() => setLanguage('es'));
    expect(result.current).toEqual({ text: 'es Ada' });
    rerender({ name: 'Ben' });
    expect(result.current).toEqual({ text: 'es Ben' });
  });

  it('D12: creates formatters once for each locale', () => {
    const create = jest.fn((locale: string) => ({ locale }));
    const get = byLocale(create);
    const english = get();
    setLanguage('es');
    expect(get()).toEqual({ locale: 'es-US' });
    setLanguage('en');
    expect(get()).toBe(english);
    expect(create).toHaveBeenCalledTimes(2);
  });
});
