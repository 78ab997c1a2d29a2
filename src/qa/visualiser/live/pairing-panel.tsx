import { useEffect, useState } from 'react';
import { encode } from 'uqr';
import { Button } from '../../../ui/button/button';
import { useCopyLink } from '../components/use-copy-link';
import { getDeviceLink, loadReachableOrigins, toDeviceLink } from './device-link';
import styles from './live.module.css';

type Props = { readonly code: string; readonly isConnected: boolean };

/** Shows the link for a second device, as text and as a QR code; without an address that it could reach, how to get one. */
export function PairingPanel({ code, isConnected }: Props) {
  const [origins, setOrigins] = useState<readonly string[] | null>(null);
  useEffect(() => {
    let isCurrent = true;
    void loadReachableOrigins().then((loaded) => {
      if (isCurrent) setOrigins(loaded);
    });
    return () => {
      isCurrent = false;
    };
  }, []);
  return (
    <div className={styles.pairing}>
      <p role="status">
        <strong>
          {isConnected ? 'The other device is connected.' : 'Waiting for the other device…'}
        </strong>
      </p>
      {origins !== null && <DeviceLink code={code} origins={origins} />}
    </div>
  );
}

type LinkProps = { readonly code: string; readonly origins: readonly string[] };

function DeviceLink({ code, origins }: LinkProps) {
  const { message, copy } = useCopyLink();
  const reachable = getDeviceLink(code, window.location.href, origins);
  const link = reachable ?? toDeviceLink(code, window.location.href);
  return (
    <>
      {reachable === null ? (
        <p>
          No other device can reach this server: it accepts connections from this computer only, or
          this computer is in no network. Start it with <code>HOST=0.0.0.0 npm start</code>, and
          open this page again. Until then, this link works in another window on this computer.
        </p>
      ) : (
        <>
          <p>
            Open this link on the tablet or phone that should show the app. It must be in the same
            network as this computer.
          </p>
          <QrCode text={reachable} />
        </>
      )}
      <a href={link} target="_blank" rel="noreferrer" className={styles.link}>
        {link}
      </a>
      <div>
        <Button variant="secondary" icon="link" onClick={() => copy(link)}>
          Copy link
        </Button>
      </div>
      <p role="status">{message}</p>
    </>
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
