import { encode } from 'uqr';
import { Button } from '../../../ui/button/button';
import { useCopyLink } from '../components/use-copy-link';
import styles from './live.module.css';

/** Shows the link for a second device, as text and as a QR code. */
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
          {isConnected ? 'The other device is connected.' : 'Waiting for the other device…'}
        </strong>
      </p>
      <p>
        Open this link on the tablet or phone that should show the app. The device must reach this
        computer: start the server with HOST=0.0.0.0.
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
