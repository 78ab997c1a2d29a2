/**
 * The only judge of links from outside: query parameters, the server's data, stored values. Each function gives
 * back an address that is safe to follow, or null. A path of our own starts with '/', anything else is absolute.
 */

/** Controls, every kind of space, and the backslash, which browsers read as a slash. */
// eslint-disable-next-line no-control-regex -- controls are what is refused
const FORBIDDEN_CHARACTERS = /[\u0000-\u0020\u007f-\u009f\\\s]/;

/** A path on `ownOrigin` as pathname, search and hash, normalised; null for everything that leads or could lead elsewhere. */
export function toOwnPath(value: string | null, ownOrigin: string): string | null {
  if (value === null || FORBIDDEN_CHARACTERS.test(value) || !/^\/(?!\/)/.test(value)) return null;
  const url = parse(value, ownOrigin);
  if (url?.origin !== parse(ownOrigin)?.origin) return null;
  return url !== null && isPlainPath(url.pathname)
    ? `${url.pathname}${url.search}${url.hash}`
    : null;
}

/** A path of our own, or an address on one of `trustedOrigins`, whose scheme is part of it; an absolute address on our own origin becomes a path. */
export function toTrustedUrl(
  value: string | null,
  { ownOrigin, trustedOrigins }: { ownOrigin: string; trustedOrigins: readonly string[] },
): string | null {
  const url = parseHttp(value);
  if (url === null) return toOwnPath(value, ownOrigin);
  if (url.origin === parse(ownOrigin)?.origin) return toPathFromUrl(url, ownOrigin);
  const isTrusted = trustedOrigins.some((origin) => parse(origin)?.origin === url.origin);
  return isTrusted ? url.href : null;
}

/** The path of an address, read on our own origin whatever origin it names (§2: the Safety Plan). */
export function toPathOnOwnOrigin(value: string, ownOrigin: string): string | null {
  const url = parseHttp(value.trim());
  return url === null ? toOwnPath(value.trim(), ownOrigin) : toPathFromUrl(url, ownOrigin);
}

/** An absolute http or https address without credentials, normalised. */
export function toHttpUrl(value: string | null): string | null {
  return parseHttp(value?.trim() ?? null)?.href ?? null;
}

/** The `tel:` address of a phone number or short code (988), as people write them. */
export function toTelHref(value: string | null): string | null {
  const number = toDialString(value);
  return number === null ? null : `tel:${number}`;
}

/** The `sms:` address of a phone number or short code (741741); a prepared text (`?body=`) is dropped. */
export function toSmsHref(value: string | null): string | null {
  const number = toDialString(value?.replace(/[?&;].*$/s, '') ?? null);
  return number === null ? null : `sms:${number}`;
}

/** Digits, after a plus if there was one: 3 (a short code) to 15 (the longest number there is). */
function toDialString(value: string | null): string | null {
  const written = (value ?? '').trim().replace(/^(?:tel|sms):/i, '');
  if (!/^\+?[\d\s().\-\u2010-\u2015]+$/.test(written)) return null;
  const digits = written.replace(/\D/g, '');
  if (digits.length < 3 || digits.length > 15) return null;
  return written.startsWith('+') ? `+${digits}` : digits;
}

function parseHttp(value: string | null): URL | null {
  // The parser would also take 'https:evil.example' and strip tabs out of the scheme.
  if (value === null || FORBIDDEN_CHARACTERS.test(value) || !/^https?:\/\/[^/]/i.test(value))
    return null;
  const url = parse(value);
  // Credentials before the host serve to make it look like another one.
  return url?.username === '' && url.password === '' ? url : null;
}

function toPathFromUrl(url: URL, ownOrigin: string): string | null {
  return toOwnPath(`${url.pathname}${url.search}${url.hash}`, ownOrigin);
}

/** After dot segments are resolved and what is encoded is read: no '//', backslash, control or dot segment is left. */
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

function parse(value: string, base?: string): URL | null {
  try {
    return new URL(value, base);
  } catch {
    return null;
  }
}
