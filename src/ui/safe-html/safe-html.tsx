import DOMPurify from 'dompurify';
import { useEffect, useRef } from 'react';
import styles from './safe-html.module.css';

/** What simple HTML may hold: text and its structure, links to the web; no style, no media, no form. */
const SANITIZER_OPTIONS = {
  ALLOWED_TAGS: [
    ...['p', 'br', 'b', 'strong', 'i', 'em', 'u', 'ul', 'ol', 'li', 'a'],
    ...['h2', 'h3', 'h4', 'blockquote', 'hr'],
  ],
  ALLOWED_ATTR: ['href'],
  ALLOWED_URI_REGEXP: /^(?:https?|mailto|tel):/i,
  RETURN_DOM_FRAGMENT: true,
} as const;

/** Text or simple HTML from the server, sanitised; its links open apart and tell nothing of where they were (§3). */
export function SafeHtml({ html }: { readonly html: string }) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const fragment = DOMPurify.sanitize(html, {
      ...SANITIZER_OPTIONS,
      ALLOWED_TAGS: [...SANITIZER_OPTIONS.ALLOWED_TAGS],
      ALLOWED_ATTR: [...SANITIZER_OPTIONS.ALLOWED_ATTR],
    });
    for (const link of fragment.querySelectorAll('a')) {
      link.target = '_blank';
      link.rel = 'noopener noreferrer';
    }
    ref.current?.replaceChildren(fragment);
  }, [html]);
  return <div ref={ref} className={html.includes('<') ? styles.html : styles.plain} />;
}
