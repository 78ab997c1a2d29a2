import { encode } from 'uqr';

/** The empty edge that a reader needs around a code, in modules. */
const QUIET_ZONE = 4;

/** A QR code as one path over squares of 1 by 1, `size` of them a side with its quiet zone. */
export function toQrPath(text: string): { path: string; size: number } {
  const { data, size } = encode(text, { ecc: 'M', border: QUIET_ZONE });
  const path = data.flatMap((row, y) => toRuns(row).map(([x, length]) => toBar(x, y, length)));
  return { path: path.join(''), size };
}

function toBar(x: number, y: number, length: number): string {
  return `M${x} ${y}h${length}v1h-${length}z`;
}

/** Where the dark modules of a row stand together: start and length. */
function toRuns(row: readonly boolean[]): (readonly [start: number, length: number])[] {
  return row.flatMap((isDark, start) => {
    if (!isDark || row[start - 1] === true) return [];
    const end = row.indexOf(false, start);
    return [[start, (end === -1 ? row.length : end) - start] as const];
  });
}
