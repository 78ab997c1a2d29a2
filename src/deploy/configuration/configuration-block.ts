import { parseConfiguration } from '../../lib/configuration/read-configuration';
import { writeCrisisLines } from './crisis-lines';

const BLOCK = /(<script id="app-config" type="application\/json">)([\s\S]*?)(<\/script>)/;

/** Returns the text of a page's configuration block; null if the page has none. */
export const readConfigurationBlock = (page: string): string | null =>
  BLOCK.exec(page)?.[2] ?? null;

/**
 * Writes a configuration into a page: its block, and the crisis lines that the page shows without any script (D1). A page
 * without them is unchanged. A value cannot end the block.
 */
export function writeConfiguration(page: string, block: object): string {
  const text = JSON.stringify(block).replaceAll('<', '\\u003c');
  const configured = page.replace(
    BLOCK,
    (_block, start: string, _text, end: string) => start + text + end,
  );
  return writeCrisisLines(configured, parseConfiguration(block).configuration.crisisLines);
}
