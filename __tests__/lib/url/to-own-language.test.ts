import { existsSync, readFileSync } from 'node:fs';
import { translatePage } from '../../../src/app/language/translate-page';
import { toOwnLanguage } from '../../../src/lib/url/to-own-language';

const OWN_PAGES = ['/legal/privacy.html', '/legal/terms.html'];

const readPage = (url: string) =>
  new DOMParser().parseFromString(readFileSync(`public${url}`, 'utf8'), 'text/html');
const countParts = (page: Document) =>
  ['h1', 'h2', 'p', 'li'].map((name) => page.querySelectorAll(`main ${name}`).length);

const readLanguageLink = (url: string) => {
  const link = readPage(url).querySelector<HTMLAnchorElement>('footer a[hreflang]');
  return [link?.getAttribute('href'), link?.textContent, link?.hreflang, link?.lang];
};

describe('D12: the legal pages', () => {
  afterEach(() => translatePage('en'));

  it.each(OWN_PAGES)('%s is the page in English', (url) => {
    expect(toOwnLanguage(url)).toBe(url);
  });

  it.each(OWN_PAGES)('%s has a version in Spanish with all its parts', async (url) => {
    await translatePage('es');
    const spanishUrl = toOwnLanguage(url);
    expect(spanishUrl).not.toBe(url);
    expect(existsSync(`public${spanishUrl}`)).toBe(true);
    const [english, spanish] = [readPage(url), readPage(spanishUrl)];
    expect(spanish.documentElement.lang).toBe('es');
    expect(countParts(spanish)).toEqual(countParts(english));
  });

  it.each(OWN_PAGES)('%s and its version in Spanish link to each other', async (url) => {
    await translatePage('es');
    const spanishUrl = toOwnLanguage(url);
    expect(readLanguageLink(url)).toEqual([spanishUrl, 'Español', 'es', 'es']);
    expect(readLanguageLink(spanishUrl)).toEqual([url, 'English', 'en', 'en']);
  });

  it.each(['https://clinic.example/legal/privacy.html', '/legal/privacy.html?v=2', '/privacy'])(
    'D1: leaves %s of the configuration as it is',
    async (url) => {
      await translatePage('es');
      expect(toOwnLanguage(url)).toBe(url);
    },
  );
});
