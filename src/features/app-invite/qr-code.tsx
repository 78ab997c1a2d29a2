import { toQrPath } from './to-qr-path';
import { qrName } from './copy';
import styles from './app-invite-page.module.css';

/** An address as a QR code; dark on light in every scheme, for readers know no other. */
export function QrCode({ address }: { readonly address: string }) {
  const { path, size } = toQrPath(address);
  return (
    <svg
      className={styles.code}
      role="img"
      aria-label={qrName(address)}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
    >
      <path d={path} />
    </svg>
  );
}
