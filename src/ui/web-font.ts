import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2';

/** The timeout for loading the web font, in milliseconds (§9). */
const WEB_FONT_TIMEOUT_MS = 5000;

/** The first family of `--font-sans`. */
// eslint-disable-next-line no-restricted-syntax -- not a text
const FAMILY = 'Figtree Variable';

type WebFontOptions = { timeoutMs?: number };

/**
 * Loads the web font and applies it if it arrives in time; returns whether it did. Text is shown in a system font at
 * once. A font that arrives late is not applied, so that the layout does not shift while the user reads (D7).
 */
export async function loadWebFont({
  timeoutMs = WEB_FONT_TIMEOUT_MS,
}: WebFontOptions = {}): Promise<boolean> {
  if (typeof FontFace === 'undefined') return false;
  const font = new FontFace(FAMILY, `url(${figtree}) format('woff2')`, { weight: '300 900' });
  const timeout = new Promise<null>((resolve) => setTimeout(resolve, timeoutMs, null));
  const loadedFont = await Promise.race([font.load().catch(() => null), timeout]);
  if (loadedFont === null) return false;
  document.fonts.add(loadedFont);
  return true;
}
