import { encode } from 'uqr';
import { Button } from '../../../ui/button/button';
import { useCopyLink } from '../components/use-copy-link';
import styles from './live.module.css';

/** How another device comes to show the app: a link, and the same as a code for its camera. */
export function PairingPanel({
  code,
  isConnected,
}: {
  readonly code: string;
  readonly isConnected: boolean;
}) {
  const { message, copy } = useCopyLink();
  const link = new URL(`/visualiser.html#/device/${code}`, window.location.href).href;
  return (
    <div className={styles.pairing}>
      <p role="status">
        <strong>
          {isConnected ? 'The other device is there.' : 'Waiting for the other device…'}
        </strong>
      </p>
      <p>
        Open this on the tablet or phone that is to show the app. It has to reach this machine:
        start the server with HOST=0.0.0.0.
      </p>
      <QrCode text={link} />
      <a href={link} target="_blank" rel="noreferrer" className={styles.link}>
        {link}
      </a>
      <div>
        <Button variant="secondary" icon="link" onClick={() => copy(link)}>
          Copy link
        </Button>
      </div>
      <p role="status">{message}</p>
    </div>
  );
}

function QrCode({ text }: { readonly text: string }) {
  const { data, size } = encode(text, { border: 2 });
  const path = data
    .flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
    .join('');
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label="QR code of the link"
      className={styles.qr}
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
