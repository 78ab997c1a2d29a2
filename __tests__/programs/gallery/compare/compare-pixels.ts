import { createRequire } from 'node:module';
import type { PixelDifference } from './compare.types';

type Image = { readonly width: number; readonly height: number; readonly data: Uint8Array };
type PngModule = { readonly PNG: { readonly sync: { read(bytes: Uint8Array): Image } } };

/** Decodes PNG files with the decoder of Playwright, which is not part of its API; null if a version has none. */
const decodePng = loadDecoder();

function loadDecoder(): ((bytes: Uint8Array) => Image) | null {
  try {
    const resolve = createRequire(require.resolve('@playwright/test')).resolve;
    const fromPlaywright = createRequire(resolve('playwright'));
    // SAFETY: the calls below fail, and are caught, if it has another form.
    const { PNG } = fromPlaywright('playwright-core/lib/utilsBundle') as PngModule;
    const { sync } = PNG;
    return (bytes) => sync.read(bytes);
  } catch {
    return null;
  }
}

/** Counts the pixels that differ; null if they cannot be compared. A pixel that only one of the two has differs. */
export function comparePixels(before: Uint8Array, after: Uint8Array): PixelDifference | null {
  try {
    return decodePng === null ? null : compareImages(decodePng(before), decodePng(after));
  } catch {
    return null;
  }
}

/** Counts the pixels that differ in two images, which may have different sizes. */
export function compareImages(before: Image, after: Image): PixelDifference {
  const width = Math.max(before.width, after.width);
  const height = Math.max(before.height, after.height);
  let count = 0;
  let [left, top, right, bottom] = [width, height, 0, 0];
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      if (readPixel(before, x, y) === readPixel(after, x, y)) continue;
      count += 1;
      left = Math.min(left, x);
      right = Math.max(right, x + 1);
      top = Math.min(top, y);
      bottom = Math.max(bottom, y + 1);
    }
  const area =
    count === 0
      ? { x: 0, y: 0, width: 0, height: 0 }
      : { x: left, y: top, width: right - left, height: bottom - top };
  const isResized = before.width !== after.width || before.height !== after.height;
  return { count, width, height, area, isResized };
}

/** The four bytes of a pixel as one number; -1 outside of the image. */
function readPixel({ width, height, data }: Image, x: number, y: number): number {
  if (x >= width || y >= height) return -1;
  const at = (y * width + x) * 4;
  const opaque = ((data[at] ?? 0) * 256 + (data[at + 1] ?? 0)) * 256 + (data[at + 2] ?? 0);
  return opaque * 256 + (data[at + 3] ?? 0);
}
