import { loadWebFont } from '../../../ui/web-font';

/** Text is measured in the web font, but the layout does not wait longer than this for it. */
const FONT_TIMEOUT_MS = 1500;

/** Settles when the web font is loaded or the timeout has passed. */
export const fontSettled = loadWebFont({ timeoutMs: FONT_TIMEOUT_MS });
