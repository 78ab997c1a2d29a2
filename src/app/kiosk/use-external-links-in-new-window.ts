import { useEffect } from 'react';

/**
 * Opens links to other sites in a new window without access to this one: the kiosk stays open and starts over when idle.
 * Links within the app, phone numbers and messages are not affected.
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
    // On the document: runs after the app's own links have called preventDefault.
    document.addEventListener('click', openInNewWindow);
    return () => document.removeEventListener('click', openInNewWindow);
  }, []);
}
