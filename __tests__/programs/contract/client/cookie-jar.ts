/** The cookies of one server, as a browser would keep them: `fetch` of Node keeps none. */
export function createCookieJar() {
  const cookies = new Map<string, string>();
  return {
    /** The `cookie` header; null without cookies. */
    getHeader: () =>
      cookies.size === 0
        ? null
        : [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    store: (headers: Headers) => {
      for (const line of headers.getSetCookie()) {
        const [, name, value] = /^([^=;]+)=([^;]*)/.exec(line) ?? [];
        if (name === undefined || value === undefined) continue;
        if (value === '' || /max-age=0\b/i.test(line)) cookies.delete(name.trim());
        else cookies.set(name.trim(), value);
      }
    },
  };
}
