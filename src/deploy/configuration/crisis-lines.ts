import type { CrisisLine } from '../../lib/configuration/configuration.schema';
import { toHttpUrl, toSmsHref, toTelHref } from '../../lib/url/sanitize-url';

/** The crisis lines in `index.html`, which are on the page without any script (D1). */
const LIST = /(<ul id="crisis-lines">)([\s\S]*?)(<\/ul>)/;
const ITEM = /<li>[\s\S]*?<\/li>/g;

/**
 * Writes the crisis lines of a configuration into a page. A line that the page has already stays as it is: the build has the
 * default ones in each language. A page without the list is unchanged.
 */
export function writeCrisisLines(page: string, lines: readonly CrisisLine[]): string {
  return page.replace(LIST, (list, start: string, content: string, end: string) => {
    const items = content.match(ITEM) ?? [];
    const written = lines.map(
      (line) => items.find((item) => isItemOf(item, line)) ?? renderItem(line),
    );
    return written.join() === items.join() ? list : start + written.join('') + end;
  });
}

/** True for the app's page, and for that for maintenance. */
export const hasListOfCrisisLines = (page: string): boolean => LIST.test(page);

/** True if a page shows the crisis lines of a configuration, and no others. */
export const hasCrisisLines = (page: string, lines: readonly CrisisLine[]): boolean =>
  hasListOfCrisisLines(page) && writeCrisisLines(page, lines) === page;

function isItemOf(item: string, line: CrisisLine): boolean {
  const href = toHref(line);
  const isTranslated =
    href !== null &&
    item.includes(`href="${escapeHtml(href)}"`) &&
    item.includes(`<span lang="en">${escapeHtml(line.displayText)}</span>`);
  return isTranslated || item === renderItem(line);
}

/** A link, or text if the value is no number or address (D9); the number is also for devices that cannot call it. */
function renderItem(line: CrisisLine): string {
  const href = toHref(line);
  const text = escapeHtml(line.displayText);
  const target = line.type === 'web' ? ' target="_blank" rel="noopener noreferrer"' : '';
  const link = href === null ? text : `<a href="${escapeHtml(href)}"${target}>${text}</a>`;
  return `<li>${link} ${escapeHtml(line.value)}</li>`;
}

/** What a line leads to; null if its value is no number or address. */
export function toHref({ type, value }: CrisisLine): string | null {
  if (type === 'call') return toTelHref(value);
  return type === 'sms' ? toSmsHref(value) : toHttpUrl(value);
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

const escapeHtml = (text: string) =>
  text.replace(/[&<>"]/g, (character) => ENTITIES[character] ?? character);
