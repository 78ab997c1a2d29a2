import { COMPRESSED_COPIES, type Area, type HostingRules } from '../rules/hosting-rules';
import { formatHeadersFile, getChanged, type HeaderRule } from './headers-file';
import { NOT_FOUND_PAGE, withNotice, type RenderedFiles } from './rendered-host';

/**
 * Renders the files of Netlify, where the last rule that sets a header counts. `siteFiles` are the paths of the files: those
 * with caching of their own are listed, because Netlify sets the headers of a path on its 404, too.
 */
export function renderNetlify(
  { headers, areas }: HostingRules,
  siteFiles: readonly string[],
): RenderedFiles {
  const rules: HeaderRule[] = [
    { path: '/*', set: Object.entries(headers), detach: [] },
    ...areas.flatMap((area) =>
      getPaths(area, siteFiles).map((path) => ({
        path,
        set: getChanged(area.headers, headers),
        detach: [],
      })),
    ),
  ].filter(({ set }) => set.length > 0);
  const folders = areas.filter(({ contents }) => contents === 'files');
  return {
    _headers: withNotice(formatHeadersFile(rules)),
    _redirects: withNotice(
      [...folders.map(({ path }) => `${path}/* /404.html 404`), '/* /index.html 200', ''].join(
        '\n',
      ),
    ),
    '404.html': NOT_FOUND_PAGE,
  };
}

/** Netlify compresses by itself. */
const isCompressedCopy = (file: string) =>
  Object.keys(COMPRESSED_COPIES).some((extension) => file.endsWith(`.${extension}`));

const getPaths = ({ path, contents }: Area, siteFiles: readonly string[]): readonly string[] =>
  contents === 'files'
    ? siteFiles.filter((file) => file.startsWith(`${path}/`) && !isCompressedCopy(file))
    : [`${path}/*`];
