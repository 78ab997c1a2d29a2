import DOMPurify from 'dompurify';
import { useEffect, useRef } from 'react';
import { useIsKiosk } from '../../lib/kiosk/restart-context';
import { hasMarkup } from '../../lib/text/convert-markup';
import { isVisible, toPlainText } from '../../lib/text/plain-text';
import styles from './safe-html.module.css';

/**
 * Allowed in HTML from the server: structured text and links; no styles, media or forms. Of any other element the text
 * stays: without those that divide it, words that do not belong together would become one.
 */
const SANITIZER_OPTIONS = {
  ALLOWED_TAGS: [
    ...['b', 'strong', 'i', 'em', 'u', 's', 'del', 'sub', 'sup', 'a', 'br', 'hr'],
    ...['p', 'div', 'section', 'article', 'address', 'pre', 'blockquote', 'h1', 'h2', 'h3', 'h4'],
    ...['h5', 'h6', 'ul', 'ol', 'li', 'dl', 'dt', 'dd'],
    ...['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
  ],
  ALLOWED_ATTR: ['href'],
  // DOMPurify allows these unless told otherwise: `aria-hidden` would hide a part of a consent from screen readers.
  ALLOW_ARIA_ATTR: false,
  ALLOW_DATA_ATTR: false,
  ALLOWED_URI_REGEXP: /^(?:https?|mailto|tel):/i,
  RETURN_DOM_FRAGMENT: true,
} as const;

/** Text or simple HTML from the server. Angle brackets alone do not make a text HTML: 'Desk <desk@clinic.example>'. */
export function SafeHtml({ html }: { readonly html: string }) {
  return hasMarkup(html) ? (
    <SanitizedHtml html={html} />
  ) : (
    <div dir="auto" className={styles.plain}>
      {toPlainText(html)}
    </div>
  );
}

/** Its links open in a new window and send no referrer (§3). On a kiosk they are text, followed by the address. */
function SanitizedHtml({ html }: { readonly html: string }) {
  const isKiosk = useIsKiosk();
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const fragment = sanitize(html);
    for (const link of fragment.querySelectorAll('a')) {
      link.target = '_blank';
      link.rel = 'noopener noreferrer';
      if (isKiosk) link.replaceWith(...link.childNodes, toAddressNote(link));
    }
    // The page has a heading of its own (D8).
    for (const heading of fragment.querySelectorAll('h1')) {
      const lower = document.createElement('h2');
      lower.append(...heading.childNodes);
      heading.replaceWith(lower);
    }
    ref.current?.replaceChildren(fragment);
  }, [html, isKiosk]);
  return <div ref={ref} dir="auto" className={styles.html} />;
}

/** True if something can be read of what `SafeHtml` shows. */
export function hasSafeText(html: string): boolean {
  return hasMarkup(html) ? isVisible(sanitize(html).textContent) : toPlainText(html) !== '';
}

/** Parses HTML from the server, without what is not allowed; `addedTags` are allowed as well. */
export function sanitize(html: string, addedTags: readonly string[] = []): DocumentFragment {
  return DOMPurify.sanitize(html, {
    ...SANITIZER_OPTIONS,
    ALLOWED_TAGS: [...SANITIZER_OPTIONS.ALLOWED_TAGS, ...addedTags],
    ALLOWED_ATTR: [...SANITIZER_OPTIONS.ALLOWED_ATTR],
  });
}

/** The address of a link in parentheses; empty if the link's text is the address. */
function toAddressNote(link: HTMLAnchorElement): string {
  const address = (link.getAttribute('href') ?? '').replace(/^(?:mailto|tel):/i, '');
  return address === '' || address === link.textContent.trim() ? '' : ` (${address})`;
}
