import { loadWebFont } from '../../../ui/web-font';

/** Charts are measured in the font that they are drawn in, and do not wait long for it. */
const FONT_TIMEOUT_MS = 1500;

/** Settled once the web font is there, or is not waited for any more. */
export const fontSettled = loadWebFont({ timeoutMs: FONT_TIMEOUT_MS });
