/** Returns the path of a clinic's kiosk (D5). */
export function kioskPath(clinicDisplayId: string): string {
  return `/kiosk/${encodeURIComponent(clinicDisplayId)}`;
}

/** Returns the query of a kiosk's screens: the context, and the URL to restart at; slashes stay unencoded (D6). */
export function kioskQuery(homescreenUrl: string | null): string {
  const home = homescreenUrl === null ? null : encodeURIComponent(homescreenUrl);
  return `context=kiosk${home === null ? '' : `&homescreenUrl=${home.replaceAll('%2F', '/')}`}`;
}
