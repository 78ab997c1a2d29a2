import { deflateSync, crc32 } from 'node:zlib';

type Pixel = readonly [red: number, green: number, blue: number, alpha: number];

/** A PNG file with the colour of each pixel. */
export function encodePng(
  width: number,
  height: number,
  getPixel: (x: number, y: number) => Pixel,
): Buffer {
  const rows = Array.from({ length: height }, (_, y) => [
    // No filter.
    0,
    ...Array.from({ length: width }, (_cell, x) => getPixel(x, y)).flat(),
  ]);
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // 8 bits, with colours and transparency.
  header.set([8, 6], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    encodeChunk('IHDR', header),
    encodeChunk('IDAT', deflateSync(Buffer.from(rows.flat()))),
    encodeChunk('IEND', Buffer.alloc(0)),
  ]);
}

function encodeChunk(type: string, data: Buffer): Buffer {
  const content = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const checksum = Buffer.alloc(4);
  checksum.writeUInt32BE(crc32(content));
  return Buffer.concat([length, content, checksum]);
}
