import { readFileSync } from 'node:fs';
import { screen, within } from '@testing-library/react';
import { hasCrisisLines } from '../../../src/deploy/configuration/crisis-lines';
import { parseConfiguration } from '../../../src/lib/configuration/read-configuration';
import { languages } from '../../../src/lib/language/languages';

const html = readFileSync('src/app/boot/index.html', 'utf8');
/** `index.html` as a browser without scripts shows it, without the style that the build inlines. */
const page = new DOMParser().parseFromString(html, 'text/html');
const block = page.querySelector<HTMLElement>('.first-paint-not-loaded');

beforeEach(() => document.body.replaceChildren(document.importNode(page.body, true)));
afterEach(() => document.body.replaceChildren());
const style = readFileSync('src/first-view/first-paint.css', 'utf8');

describe('§8 first load: index.html without the app', () => {
  it.each(['Reload', 'Volver a cargar'])('§8 first load: offers %s', (name) => {
    const alert = within(screen.getByRole('alert'));
    // Not by role: jsdom does not count a link to the page itself.
    expect(alert.getByText(name)).toHaveAttribute('href', '');
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it.each([
    ['call 911', 'tel:911'],
    ['Call or text 988 (Suicide & Crisis Lifeline)', 'tel:988'],
    ['Text HOME to 741741 (Crisis Text Line)', 'sms:741741'],
    ['llame al 911', 'tel:911'],
    ['Llame al 988 y presione 2 (suicidio y crisis)', 'tel:988'],
    ['Envíe HOLA por mensaje de texto al 741741', 'sms:741741'],
  ])('D1: shows %s, while the page loads, too', (name, href) => {
    const text = screen.getByText(name);
    expect(text.closest('a')).toHaveAttribute('href', href);
    expect(text.closest('[aria-busy], .first-paint-not-loaded')).toBeNull();
  });

  it('D1: has the default crisis lines of the configuration', () => {
    const { crisisLines } = parseConfiguration({}).configuration;
    expect(hasCrisisLines(html, crisisLines)).toBe(true);
  });

  it('§8 first load, D12: says that in every language, each marked as such', () => {
    const headings = within(screen.getByRole('alert')).getAllByRole('heading');
    const texts = headings.map((heading) => [
      heading.closest('[lang]')?.getAttribute('lang'),
      heading.tagName,
    ]);
    expect(texts).toEqual(languages.map((one) => [one, one === 'en' ? 'H1' : 'H2']));
  });

  it('§8 first load: the block is part of #root, so that it disappears when the app renders', () => {
    expect(page.getElementById('root')?.contains(block)).toBe(true);
    // Assistive technology may ignore what is in a busy region.
    expect(block?.closest('[aria-busy]')).toBeNull();
  });

  it('§8 first load: needs no style sheet; the block is hidden for 9 s, and only by an animation', () => {
    expect(page.querySelectorAll('link[rel="stylesheet"]')).toHaveLength(0);
    expect(style).toMatch(
      /\.first-paint-not-loaded \{[^}]*animation: first-paint-hidden 1ms 9s backwards/,
    );
    expect(style.replace(/@keyframes[^@]*?\n\}/g, '')).not.toMatch(/visibility|opacity/);
    expect(style).not.toMatch(/first-paint-(?:not-loaded|help)[^[{}]*\{[^}]*display: none/);
  });

  it('has no inline style and no inline script besides those that the build adds with their hashes', () => {
    expect(page.querySelectorAll('style, [style]')).toHaveLength(0);
    const scripts = [...page.querySelectorAll('script')];
    expect(scripts.map(({ type }) => type)).toEqual(['application/json']);
  });
});
