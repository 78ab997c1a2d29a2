import type { Page } from '@playwright/test';

/** A text that a person reads or hears, and its element or attribute. */
export type PageText = { readonly text: string; readonly where: string };

/** All texts of the page, visible or not, but not those in a language of their own, such as names of languages. */
export function collectTexts(page: Page): Promise<readonly PageText[]> {
  return page.evaluate(() => {
    const ATTRIBUTES = [
      'aria-label',
      'aria-description',
      'aria-valuetext',
      'alt',
      'title',
      'placeholder',
    ];
    // The card provider's form has languages of its own.
    const OTHERS = 'body [lang], script, style, noscript, .sandbox-card';
    const found: { text: string; where: string }[] = [];
    const add = (text: string, where: string) => {
      const trimmed = text.replaceAll(/\s+/g, ' ').trim();
      if (trimmed !== '') found.push({ text: trimmed, where });
    };
    // While a screen is loading, the tab keeps the title of the one before.
    if (document.querySelector('[aria-busy="true"]') === null) add(document.title, 'title');
    const walker = document.createTreeWalker(
      document.body,
      NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT,
    );
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const element = node instanceof Element ? node : node.parentElement;
      if (!element || element.closest(OTHERS)) continue;
      const where = element.localName;
      if (node instanceof Element)
        for (const name of ATTRIBUTES) add(node.getAttribute(name) ?? '', `${where}[${name}]`);
      else add(node.nodeValue ?? '', where);
    }
    return found;
  });
}

/** What was entered, stored or configured, which the page shows as it is. */
export function readEnteredTexts(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const fields = document.querySelectorAll<HTMLInputElement>('input, textarea, select');
    const stored = [localStorage, sessionStorage].flatMap((area) =>
      Object.values(area).map(String),
    );
    const configuration = document.getElementById('app-config')?.textContent ?? '';
    const quoted = [...stored, configuration].flatMap((text) =>
      [...text.replaceAll('\\"', '"').matchAll(/"([^"\\]+)"/g)].map(([, value = '']) => value),
    );
    const url = new URL(location.href);
    return [
      ...[...fields].map(({ value }) => value),
      ...quoted,
      ...url.searchParams.values(),
      ...url.pathname.split('/').map(decodeURIComponent),
    ];
  });
}
