/** True for a URL on the page's own origin. Another one has to allow additional headers, or the browser stops the request (D10). */
export function isSameOrigin(url: string): boolean {
  return new URL(url).origin === window.location.origin;
}

/** The absolute URL of an API path; `fetch` rejects relative URLs outside browsers. */
export function toApiUrl(baseUrl: string, path: string): string {
  return new URL(path, baseUrl === '' ? window.location.origin : baseUrl).href;
}
