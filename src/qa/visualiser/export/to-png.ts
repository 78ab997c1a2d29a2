/** Images are enlarged by this factor for printing. */
const SCALE = 2;
/** Maximum width and height of a canvas in browsers. */
const MAX_PIXELS = 16_000;

/** Converts an SVG to PNG. Rejects if the browser cannot render it. */
export async function toPng(svg: string): Promise<Blob> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const scale = Math.min(SCALE, MAX_PIXELS / Math.max(image.width, image.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(image.width * scale);
  canvas.height = Math.round(image.height * scale);
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('The browser provides no 2D canvas.');
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => {
      if (blob === null) reject(new Error('The image could not be created.'));
      else resolve(blob);
    }, 'image/png');
  });
}
