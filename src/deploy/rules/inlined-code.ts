import { createHash } from 'node:crypto';
import type { Policy } from './policy';

/** Code in the page itself, which is neither a file's nor data. */
const INLINED_CODE = /<(script|style)(?![^>]*\s(?:src|type)=)[^>]*>([\s\S]*?)<\/\1>/g;

const toSource = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;

/** Returns the sources that allow the style and the scripts in a page. */
export function getInlinedSources(page: string): Policy {
  const code = [...page.matchAll(INLINED_CODE)];
  const getSources = (element: string) =>
    code.filter(([, name]) => name === element).map(([, , text = '']) => toSource(text));
  return { 'script-src': getSources('script'), 'style-src': getSources('style') };
}
