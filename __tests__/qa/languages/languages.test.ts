type Language = typeof import('../../../src/lib/language/language') &
  typeof import('../../../src/lib/language/detect-language');

/** The modules with the list of languages of QA builds (src/qa/languages/qa-languages.cjs). */
async function importForQa(): Promise<Language> {
  const list = '../../../src/lib/language/languages';
  let isNested = false;
  jest.doMock(list, () => {
    // The list for QA extends the app's own.
    if (isNested) return jest.requireActual<object>(list);
    isNested = true;
    return jest.requireActual<object>('../../../src/qa/languages/languages');
  });
  return {
    ...(await import('../../../src/lib/language/language')),
    ...(await import('../../../src/lib/language/detect-language')),
  };
}

afterEach(() => window.history.replaceState(null, '', '/'));

it.each([
  ['en-XA', 'en-XA', 'ltr', 'en-US'],
  ['ar-xb', 'ar-XB', 'rtl', 'en-US'],
  ['en-GB', 'en', 'ltr', 'en-US'],
  ['es-MX', 'es', 'ltr', 'es-US'],
  ['ar', 'en', 'ltr', 'en-US'],
])('a QA build opens ?lang=%s in %s', async (query, language, direction, locale) => {
  const { detectLanguage, getLocale, setLanguage } = await importForQa();
  window.history.replaceState(null, '', `/?lang=${query}`);
  setLanguage(detectLanguage());
  expect(document.documentElement).toHaveAttribute('lang', language);
  expect(document.documentElement).toHaveAttribute('dir', direction);
  expect(getLocale()).toBe(locale);
});
