/** @jest-environment node */
import { findEnglishWords, findLiterals, getKnownParts } from './check-texts';

const page = (...texts: readonly string[]) => texts.map((text) => ({ text, where: 'p' }));
const fromServer = getKnownParts(['Racing heart', 'Read <b>this policy</b> first.']);

it.each([
  ['a text of the catalogue', '[Ħīī, ····]'],
  ['a text from the server', 'Racing heart'],
  ['part of one with markup', 'this policy'],
  ['one in another text', '[Đīīđ ẏǿǿŭŭ ħȧȧvḗḗ racing heart?]'],
  ['a date', 'Wednesday, Nov 4, 9:12 AM'],
  ['an address', '[ḖḖḿȧȧīīł support@example.org]'],
])('allows in a pseudo-language: %s', (_name, text) => {
  expect(findLiterals(page(text), fromServer)).toEqual([]);
});

it('finds a literal in a pseudo-language, whole and in a text of the catalogue', () => {
  const found = findLiterals(page('Log in', '[Ħīī, your name]'), fromServer);
  expect(found.map(({ part }) => part)).toEqual(['log in', 'your name']);
});

it('finds English words in Spanish, but not in what the server sent', () => {
  const texts = page('Continúe con this policy', 'Try again', 'Sin red', '¿No? Próximo chequeo');
  expect(findEnglishWords(texts, fromServer).map(({ text }) => text)).toEqual(['Try again']);
});
