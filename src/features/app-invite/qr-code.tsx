import { toQrPath } from './to-qr-path';
import { qrCodeLabel } from './copy';
import styles from './app-invite-page.module.css';

/** A URL as a QR code. */
export function QrCode({ url }: { readonly url: string }) {
  const { path, size } = toQrPath(url);
  return (
    <svg
      className={styles.code}
      role="img"
      aria-label={qrCodeLabel(url)}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
    >
      <path d={path} />
    </svg>
  );
}
