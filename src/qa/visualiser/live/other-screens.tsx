import { useEffect, useState } from 'react';
import { encode } from 'uqr';
import { Button } from '../../../ui/button/button';
import { formatRoute, type Route } from '../shell/route';
import { getReachableLink, loadReachableOrigins } from './reachable-link';
import styles from './live.module.css';

/** The size of the window that imitates a phone, in px. */
const PHONE = 'width=375,height=812';

/** Shows the state of the link in a window or on a device of its own, without the visualiser around it. */
export function OtherScreens({ route }: { readonly route: Route }) {
  const { state = '', way = '', at = '' } = route.query;
  const hash = formatRoute({ ...route, mode: 'screen', query: { state, way, at } });
  const link = new URL(hash, window.location.href).href;
  return (
    <div className={styles.otherScreens}>
      <Button variant="secondary" onClick={() => window.open(link, '_blank', PHONE)}>
        Open in a phone-sized window
      </Button>
      <details>
        <summary>Open on another device</summary>
        <DeviceLink link={link} />
      </details>
    </div>
  );
}

/** The link as a QR code; without an address that the device could reach, how to get one. */
function DeviceLink({ link }: { readonly link: string }) {
  const [origins, setOrigins] = useState<readonly string[]>([]);
  useEffect(() => {
    let isCurrent = true;
    void loadReachableOrigins().then((loaded) => {
      if (isCurrent) setOrigins(loaded);
    });
    return () => {
      isCurrent = false;
    };
  }, []);
  const reachable = getReachableLink(link, origins);
  if (reachable === null)
    return (
      <p>
        No other device can reach this server. Start it with <code>HOST=0.0.0.0 npm start</code>,
        and open this page again.
      </p>
    );
  return (
    <>
      <QrCode text={reachable} />
      <a href={reachable} className={styles.link}>
        {reachable}
      </a>
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
