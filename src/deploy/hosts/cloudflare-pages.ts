import type { HostingRules } from '../rules/hosting-rules';
import { formatHeadersFile, toHeaderRules } from './headers-file';
import { NOT_FOUND_PAGE, withNotice, type RenderedFiles } from './rendered-host';

/**
 * Renders the files of Cloudflare Pages. It responds with the nearest `404.html` above a missing file and, where there is
 * none, with `index.html`: so folders of files have one, and the root has none.
 */
export function renderCloudflarePages(rules: HostingRules): RenderedFiles {
  const folders = rules.areas.filter(({ contents }) => contents === 'files');
  return {
    _headers: withNotice(formatHeadersFile(toHeaderRules(rules))),
    ...Object.fromEntries(folders.map(({ path }) => [`${path.slice(1)}/404.html`, NOT_FOUND_PAGE])),
  };
}
