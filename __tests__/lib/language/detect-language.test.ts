import {
  detectLanguage,
  findLanguage,
  storedLanguage,
} from '../../../src/lib/language/detect-language';

afterEach(() => {
  localStorage.clear();
  window.history.replaceState(null, '', '/');
});

type Setting = { query?: string; stored?: string; browser?: readonly string[] };

function detect({ query = '', stored, browser = ['tlh'] }: Setting, options?: object) {
  window.history.replaceState(null, '', `/login${query}`);
  if (stored !== undefined) localStorage.setItem('language', stored);
  jest.spyOn(navigator, 'languages', 'get').mockReturnValue(browser);
  return detectLanguage(options);
}

describe('D12: the language of the page', () => {
  it.each<[string, Setting, string]>([
    ['the query comes first', { query: '?lang=es', stored: 'en', browser: ['en-US'] }, 'es'],
    ['English may be chosen', { query: '?lang=en', stored: 'es', browser: ['es'] }, 'en'],
    ['then the choice on this device', { stored: 'es', browser: ['en-US'] }, 'es'],
    ['then the first language of the browser', { browser: ['es-MX', 'en-US'] }, 'es'],
    ['that the app has', { browser: ['tlh', 'la-VA', 'es'] }, 'es'],
    ['else English', { browser: ['tlh', 'la'] }, 'en'],
    ['English, too, without any language', { browser: [] }, 'en'],
    ['an unknown query counts as none', { query: '?lang=tlh', stored: 'es' }, 'es'],
    ['an empty query counts as none', { query: '?lang=', stored: 'es' }, 'es'],
    ['an unknown choice counts as none', { stored: 'tlh', browser: ['es'] }, 'es'],
  ])('D12: %s', (_rule, setting, language) => {
    expect(detect(setting)).toBe(language);
  });

  it('D12: the choice on this device can be left out', () => {
    expect(detect({ stored: 'es', browser: ['en'] }, { hasChoice: false })).toBe('en');
    expect(detect({ stored: 'es', browser: ['en'] }, {})).toBe('es');
  });

  it('D12: keeps the choice on this device, and forgets it', () => {
    expect(storedLanguage.set('es')).toBe(true);
    expect(localStorage.getItem('language')).toBe('es');
    expect(storedLanguage.key).toBe('language');
    storedLanguage.clear();
    expect(localStorage.getItem('language')).toBeNull();
  });

  it.each([
    ['es', 'es'],
    ['ES-mx', 'es'],
    ['es-419', 'es'],
    ['en-GB', 'en'],
    ['est', undefined],
    ['', undefined],
    [null, undefined],
  ])('D12: the tag %p means %p', (tag, language) => {
    expect(findLanguage(tag)).toBe(language);
  });
});
