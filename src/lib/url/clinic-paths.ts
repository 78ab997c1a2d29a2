/** Where a clinic's kiosk stands (D5). */
export function kioskPath(clinicDisplayId: string): string {
  return `/kiosk/${encodeURIComponent(clinicDisplayId)}`;
}

/** The query of a kiosk's screens: where they belong, and where they start over; slashes stay readable (D6). */
export function kioskQuery(homescreenUrl: string | null): string {
  const home = homescreenUrl === null ? null : encodeURIComponent(homescreenUrl);
  return `context=kiosk${home === null ? '' : `&homescreenUrl=${home.replaceAll('%2F', '/')}`}`;
}
