import { useEffect } from 'react';

/**
 * Links that would take the kiosk's own window away open beside it instead, and get no hold on it: the kiosk itself
 * stays, and starts over in its time. Links within the app, phone numbers and messages stay as they are.
 */
export function useExternalLinksInNewWindow(): void {
  useEffect(() => {
    const openInNewWindow = (event: MouseEvent) => {
      if (event.defaultPrevented || !(event.target instanceof Element)) return;
      const href = event.target.closest<HTMLAnchorElement>('a[href]')?.href ?? '';
      if (!/^https?:/.test(href)) return;
      event.preventDefault();
      window.open(href, '_blank', 'noopener,noreferrer');
    };
    // At the document, after the app's own links have prevented what is theirs.
    document.addEventListener('click', openInNewWindow);
    return () => document.removeEventListener('click', openInNewWindow);
  }, []);
}
