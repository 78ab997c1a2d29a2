/**
 * Checks every URL from outside: query parameters, data of the server, stored values. Each function returns a URL that is
 * safe to follow, or null. A path of our own starts with '/', every other URL is absolute.
 */

/**
 * Control characters, the backslash, which browsers treat as a slash, and white space but a space: a `%20` in a query
 * parameter is one once it is read, and becomes `%20` again.
 */
// oxlint-disable-next-line no-control-regex -- control characters are to be rejected
const FORBIDDEN_CHARACTERS = /[\u0000-\u001f\u007f-\u009f\\]|[^\S ]/;

/** Returns a path on `ownOrigin` as pathname, search and hash, normalized; null if it could resolve to another origin. */
export function toSameOriginPath(value: string | null, ownOrigin: string): string | null {
  if (value === null || FORBIDDEN_CHARACTERS.test(value) || !/^\/(?!\/)/.test(value)) return null;
  const url = parseUrl(value, ownOrigin);
  if (url?.origin !== parseUrl(ownOrigin)?.origin) return null;
  return url !== null && isPlainPath(url.pathname)
    ? `${url.pathname}${url.search}${url.hash}`
    : null;
}

/** Returns a path of our own or a URL on one of `trustedOrigins`, scheme included; a URL on our own origin becomes a path. */
export function toTrustedUrl(
  value: string | null,
  { ownOrigin, trustedOrigins }: { ownOrigin: string; trustedOrigins: readonly string[] },
): string | null {
  const trimmed = value?.trim() ?? null;
  const url = parseHttp(trimmed);
  if (url === null) return toSameOriginPath(trimmed, ownOrigin);
  if (url.origin === parseUrl(ownOrigin)?.origin) return toPathFromUrl(url, ownOrigin);
  const isTrusted = trustedOrigins.some((origin) => parseUrl(origin)?.origin === url.origin);
  return isTrusted ? url.href : null;
}

/** Returns the path of a URL on our own origin, whatever origin the URL has (§2: the Safety Plan). */
export function toPathOnOwnOrigin(value: string, ownOrigin: string): string | null {
  const url = parseHttp(value.trim());
  return url === null ? toSameOriginPath(value.trim(), ownOrigin) : toPathFromUrl(url, ownOrigin);
}

/** Returns an absolute http or https URL without credentials, normalized; null if there is a space in it, as in a sentence. */
export function toHttpUrl(value: string | null): string | null {
  const trimmed = value?.trim() ?? null;
  return trimmed?.includes(' ') === true ? null : (parseHttp(trimmed)?.href ?? null);
}

/** An extension after a number. The caller enters it: phones do not agree on a form of it that they dial. */
const EXTENSION = /(?:, ?)?(?:ext(?:ensi[oó]n)?\.?|x|#) ?\d{1,6}\s*$/i;

/** Returns the `tel:` URL of a phone number or short code (988), however it is formatted, without an extension. */
export function toTelHref(value: string | null): string | null {
  const number = toDialString(value?.replace(EXTENSION, '') ?? null);
  return number === null ? null : `tel:${number}`;
}

/** Returns the `sms:` URL of a phone number or short code (741741); a prepared text (`?body=`) is dropped. */
export function toSmsHref(value: string | null): string | null {
  const number = toDialString(value?.replace(/[?&;].*/s, '') ?? null);
  return number === null ? null : `sms:${number}`;
}

/** Returns the `mailto:` URL of an email address; nothing but the address can be a part of it. */
export function toMailtoHref(value: string): string | null {
  return /^[^\s@?&]+@[^\s@?&]+$/.test(value) ? `mailto:${value}` : null;
}

/** The digits, after a plus if there was one: 3 (a short code) to 15 (the longest phone number). */
function toDialString(value: string | null): string | null {
  const dialed = (value ?? '').trim().replace(/^(?:tel|sms):/i, '');
  if (!/^\+?[\d\s().\-\u2010-\u2015]+$/.test(dialed)) return null;
  const digits = dialed.replace(/\D/g, '');
  if (digits.length < 3 || digits.length > 15) return null;
  return dialed.startsWith('+') ? `+${digits}` : digits;
}

function parseHttp(value: string | null): URL | null {
  // The URL parser also accepts 'https:evil.example', and removes tabs from the scheme.
  if (value === null || FORBIDDEN_CHARACTERS.test(value) || !/^https?:\/\/[^/]/i.test(value))
    return null;
  const url = parseUrl(value);
  // Credentials before the host can make a URL look like another host's.
  return url?.username === '' && url.password === '' ? url : null;
}

function toPathFromUrl(url: URL, ownOrigin: string): string | null {
  return toSameOriginPath(`${url.pathname}${url.search}${url.hash}`, ownOrigin);
}

/** True if the decoded path has no '//', backslash, control character or dot segment. */
function isPlainPath(pathname: string): boolean {
  const decoded = decode(pathname);
  if (decoded === null || decoded.includes('//') || /[\\\p{Cc}]/u.test(decoded)) return false;
  return decoded.split('/').every((segment) => segment !== '.' && segment !== '..');
}

function decode(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}

/** Null for what is no URL. Without `URL.canParse` and `URL.parse`, which Chrome before 120 and Safari before 17 lack. */
export function parseUrl(value: string, base?: string): URL | null {
  try {
    return new URL(value, base);
  } catch {
    return null;
  }
}
