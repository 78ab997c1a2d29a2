import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2';

/** §9: how long the web font may take, in milliseconds. */
export const WEB_FONT_TIMEOUT_MS = 5000;

/** The family that `--font-sans` names first. */
const FAMILY = 'Figtree Variable';

type WebFontOptions = { timeoutMs?: number };

/**
 * Fetches the web font and uses it when it arrives in time; true when it did. Text is never held back: it stands in a
 * system font at once, and a font that comes late is left alone, so that nothing moves under a reader (D7).
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
