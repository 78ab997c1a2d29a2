import { useEffect } from 'react';

/**
 * Links to elsewhere open in a window of their own that is closed when the device starts over: nobody who comes next
 * stands before a page that leads nowhere. Links within the app, phone numbers and messages stay as they are.
 */
export function useWindowsApart(): void {
  useEffect(() => {
    const opened: Window[] = [];
    const openApart = (event: MouseEvent) => {
      if (event.defaultPrevented || !(event.target instanceof Element)) return;
      const href = event.target.closest<HTMLAnchorElement>('a[href]')?.href ?? '';
      if (!/^https?:/.test(href)) return;
      const apart = window.open('', '_blank');
      if (apart === null) return;
      event.preventDefault();
      // The page gets no hold on the kiosk.
      apart.opener = null;
      apart.location.href = href;
      opened.push(apart);
    };
    // At the document, after the app's own links have prevented what is theirs.
    document.addEventListener('click', openApart);
    return () => {
      document.removeEventListener('click', openApart);
      for (const apart of opened) apart.close();
    };
  }, []);
}
