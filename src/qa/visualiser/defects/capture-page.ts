import { toPng } from '../export/to-png';
import type { Picture } from './defect.types';

/** Longer pages are cut, in CSS pixels. */
const MAX_HEIGHT = 4000;

/** Elements that show nothing, or that a copy cannot load. */
const OMITTED_ELEMENTS = 'script, noscript, style, link, iframe';

/** A picture of a page; its HTML if the browser cannot draw it. */
export async function capturePage({ document }: Window): Promise<Picture> {
  const copy = copyPage(document);
  try {
    const content = await toDataUrl(await toPng(toSvg(document, copy)));
    const description =
      'The whole page, drawn from its elements and styles without web fonts and external images.';
    return { kind: 'png', description, content };
  } catch {
    const description =
      'The page as HTML, with its styles and the values of its fields, because the browser could not draw it.';
    return { kind: 'html', description, content: `<!doctype html>\n${copy.outerHTML}` };
  }
}

/** Copies a page as it is now: styles in one element, and the values of fields as attributes. */
export function copyPage(page: Document): HTMLElement {
  // SAFETY: a clone has the type of the original.
  const copy = page.documentElement.cloneNode(true) as HTMLElement;
  copyFieldValues(page.documentElement, copy);
  for (const element of copy.querySelectorAll(OMITTED_ELEMENTS)) element.remove();
  const style = page.createElement('style');
  style.textContent = readStyles(page);
  copy.querySelector('head')?.append(style);
  return copy;
}

function copyFieldValues(original: HTMLElement, copy: HTMLElement): void {
  const copies = copy.querySelectorAll(FIELDS);
  for (const [index, field] of original.querySelectorAll(FIELDS).entries()) {
    const target = copies[index];
    // `instanceof` fails for elements of another window.
    if (target === undefined || !('value' in field)) continue;
    const { value } = field;
    if (target.localName === 'textarea') target.textContent = String(value);
    else if (target.localName === 'option')
      target.toggleAttribute('selected', 'selected' in field && field.selected === true);
    else if (target.localName === 'input') {
      target.setAttribute('value', String(value));
      target.toggleAttribute('checked', 'checked' in field && field.checked === true);
    }
  }
}

const FIELDS = 'input, textarea, option';

function readStyles(page: Document): string {
  return [...page.styleSheets]
    .flatMap((sheet) => {
      try {
        return [...sheet.cssRules].map(({ cssText }) => cssText);
      } catch {
        // A style sheet of another origin cannot be read.
        return [];
      }
    })
    .join('\n');
}

function toSvg(page: Document, copy: HTMLElement): string {
  const { scrollHeight, clientWidth } = page.documentElement;
  const height = Math.min(scrollHeight, MAX_HEIGHT);
  const background = page.defaultView?.getComputedStyle(page.body).backgroundColor ?? 'white';
  const content = new XMLSerializer().serializeToString(copy);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${clientWidth}" height="${height}"><rect width="100%" height="100%" fill="${background}"/><foreignObject width="100%" height="100%">${content}</foreignObject></svg>`;
}

function toDataUrl(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('loadend', () => {
      if (typeof reader.result === 'string') resolve(reader.result);
      else reject(new Error('The picture could not be read.'));
    });
    reader.readAsDataURL(blob);
  });
}
