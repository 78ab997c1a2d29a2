/** The absolute URL of an API path; `fetch` rejects relative URLs outside browsers. */
export function toApiUrl(baseUrl: string, path: string): string {
  return new URL(path, baseUrl === '' ? window.location.origin : baseUrl).href;
}
