import { useState, type ReactNode } from 'react';
import { useIsHydrating } from '../../lib/react/use-is-hydrating';
import { toHttpUrl, toSameOriginPath } from '../../lib/url/sanitize-url';
import { CLINIC_LOGO } from './copy';
import styles from './clinic-logo.module.css';

type Props = { readonly url: string | null; readonly fallback: ReactNode };

/** The clinic's logo, or `fallback` if there is none or it does not load. */
export function ClinicLogo({ url, fallback }: Props) {
  const href = url === null ? null : toImageUrl(url);
  const isHydrating = useIsHydrating();
  // The first view may have found that it does not load (decision 0013).
  const [brokenUrl, setBrokenUrl] = useState(() =>
    isHydrating && document.querySelector('header img') === null ? href : null,
  );
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
