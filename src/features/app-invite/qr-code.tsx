import { encode } from 'uqr';
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

/** Empty margin that scanners need around a code, in modules. */
const QUIET_ZONE = 4;

/** Encodes a text as a QR code: an SVG path with modules of 1 by 1, and the side length including the quiet zone. */
export function toQrPath(text: string): { path: string; size: number } {
  const { data, size } = encode(text, { ecc: 'M', border: QUIET_ZONE });
  const path = data.flatMap((row, y) => toRuns(row).map(([x, length]) => toBar(x, y, length)));
  return { path: path.join(''), size };
}

function toBar(x: number, y: number, length: number): string {
  return `M${x} ${y}h${length}v1h-${length}z`;
}

/** Returns the runs of adjacent dark modules in a row. */
function toRuns(row: readonly boolean[]): (readonly [start: number, length: number])[] {
  return row.flatMap((isDark, start) => {
    if (!isDark || row[start - 1] === true) return [];
    const end = row.indexOf(false, start);
    return [[start, (end === -1 ? row.length : end) - start] as const];
  });
}
