import { useState, type ReactNode } from 'react';
import { toHttpUrl, toSameOriginPath } from '../../lib/url/sanitize-url';
import { CLINIC_LOGO } from './copy';
import styles from './clinic-logo.module.css';

type Props = { readonly url: string | null; readonly fallback: ReactNode };

/** The clinic's logo, or `fallback` if there is none or it does not load. */
export function ClinicLogo({ url, fallback }: Props) {
  const [brokenUrl, setBrokenUrl] = useState<string | null>(null);
  const href = url === null ? null : toImageUrl(url);
  if (href === null || href === brokenUrl) return fallback;
  return (
    <img
      className={styles.logo}
      src={href}
      alt={CLINIC_LOGO()}
      onError={() => setBrokenUrl(href)}
    />
  );
}

/** Allows http(s) and data URLs of images and paths of our own: inside an <img>, no script runs. */
function toImageUrl(url: string): string | null {
  if (/^data:image\/[\w.+-]+[;,]/.test(url)) return url;
  return toHttpUrl(url) ?? toSameOriginPath(url.trim(), window.location.origin);
}
