const BLOCK = /(<script id="app-config" type="application\/json">)([\s\S]*?)(<\/script>)/;

/** Returns the text of a page's configuration block; null if the page has none. */
export const readConfigurationBlock = (page: string): string | null =>
  BLOCK.exec(page)?.[2] ?? null;

/** Writes a page's configuration block; a page without one is unchanged. A value cannot end the block. */
export function writeConfigurationBlock(page: string, configuration: object): string {
  const text = JSON.stringify(configuration).replaceAll('<', '\\u003c');
  return page.replace(BLOCK, (_block, start: string, _text, end: string) => start + text + end);
}
