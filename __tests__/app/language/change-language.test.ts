import { waitFor } from '@testing-library/dom';
import type { MouseEvent as ReactMouseEvent } from 'react';
import {
  followLanguageLink,
  resetLanguage,
  startLanguage,
} from '../../../src/app/language/change-language';
import { translatePage } from '../../../src/app/language/translate-page';
import { getLanguage, subscribeToLanguage } from '../../../src/lib/language/language';
import type * as LoadMessages from '../../../src/app/language/load-messages';
import type { Language } from '../../../src/lib/language/languages';
import { flushPromises } from '../../support/control-ports';

const mockLoading = { promise: Promise.resolve() };
jest.mock('../../../src/app/language/load-messages', () => {
  const { loadMessages } = jest.requireActual<typeof LoadMessages>(
    '../../../src/app/language/load-messages',
  );
  return {
    loadMessages: async (language: Language) => {
      if (language !== 'en') await mockLoading.promise;
      return loadMessages(language);
    },
  };
});

afterEach(() => translatePage('en'));

describe('D12: the choice of a language', () => {
  beforeEach(() => localStorage.clear());
  afterAll(() => window.history.replaceState(null, '', '/'));

  function open(path: string, ofBrowser = 'en-US') {
    jest.spyOn(navigator, 'languages', 'get').mockReturnValue([ofBrowser]);
    window.history.replaceState({ idx: 3 }, '', path);
    return startLanguage();
  }

  /** Presses a link to the page in Spanish; true if the app follows it, and not the browser. */
  function press(init: MouseEventInit): boolean {
    const event = new MouseEvent('click', { cancelable: true, ...init });
    // SAFETY: of an event of React, which wraps this one, only fields that both have are read.
    followLanguageLink('es', event as unknown as ReactMouseEvent, () => undefined);
    return event.defaultPrevented;
  }

  /** Lets the next change of the language fail. */
  function failOnce(): void {
    const end = subscribeToLanguage(() => {
      end();
      throw new Error('Not shown.');
    });
  }

  it('D12: in the address is shown and kept on the device', async () => {
    await open('/login?lang=es');
    expect(getLanguage()).toBe('es');
    await translatePage('en');
    await open('/login');
    expect(getLanguage()).toBe('es');
  });

  it('D12: is removed from the address once it is kept, so that it does not undo a later choice', async () => {
    await open('/login?lang=en&next=%2F');
    expect(window.location.search).toBe('?next=%2F');
    expect(window.history.state).toEqual({ idx: 3 });
    press({});
    await waitFor(() => expect(localStorage.getItem('language')).toBe('es'));
    expect(window.location.search).toBe('?next=%2F');
  });

  it('D12: stays in the address of a browser that stores nothing', async () => {
    const setItem = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('Full', 'QuotaExceededError');
    });
    await open('/login?lang=es');
    setItem.mockRestore();
    expect(window.location.search).toBe('?lang=es');
  });

  it('D12: is not kept if there was none: the browser is asked each time', async () => {
    await open('/login?lang=tlh', 'es-MX');
    expect(getLanguage()).toBe('es');
    expect(localStorage).toHaveLength(0);
  });

  it('D12: needs no texts for English, which is in the page', () => {
    expect(open('/login')).toBeUndefined();
  });

  it.each([
    ['on the device', '/kiosk/lakeside', 'es'],
    ['in the address', '/kiosk/lakeside?lang=es', 'en'],
  ])(
    'D12: %s is forgotten by a kiosk, which returns to the language of the browser',
    async (_, path, stored) => {
      localStorage.setItem('language', stored);
      await open(path);
      expect(getLanguage()).toBe('es');
      await resetLanguage();
      expect(getLanguage()).toBe('en');
      expect(localStorage).toHaveLength(0);
      // The next visitor has not changed it.
      await expect(resetLanguage()).resolves.toBeUndefined();
      expect(getLanguage()).toBe('en');
    },
  );

  it('D12: by the link is kept on the device', async () => {
    for (const key of ['ctrlKey', 'metaKey', 'shiftKey', 'altKey'])
      expect(press({ [key]: true })).toBe(false);
    expect(press({ button: 1 })).toBe(false);
    expect(getLanguage()).toBe('en');
    await open('/login');
    expect(press({})).toBe(true);
    await waitFor(() => expect(localStorage.getItem('language')).toBe('es'));
    expect(getLanguage()).toBe('es');
  });

  it('D12: that fails when the page opens leaves it in English', async () => {
    failOnce();
    await open('/login?lang=es');
    expect(getLanguage()).toBe('en');
  });

  it('D12: that fails by the link is not kept', async () => {
    await open('/login?lang=en');
    failOnce();
    press({});
    await flushPromises();
    expect(localStorage.getItem('language')).toBe('en');
  });

  it('D12: is forgotten by a kiosk also if its texts arrive after the kiosk has started over', async () => {
    await open('/kiosk/lakeside');
    let load: () => void = () => undefined;
    mockLoading.promise = new Promise((resolve) => {
      load = resolve;
    });
    press({});
    await resetLanguage();
    load();
    await flushPromises();
    expect(getLanguage()).toBe('en');
    expect(localStorage).toHaveLength(0);
  });

  it('D12: by the link does not add itself to an address without one', async () => {
    await open('/login?next=%2F');
    press({});
    await waitFor(() => expect(localStorage.getItem('language')).toBe('es'));
    expect(window.location.search).toBe('?next=%2F');
  });
});
