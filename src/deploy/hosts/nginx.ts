import {
  CACHE_HEADER,
  REVALIDATED,
  ROOT_FILE,
  type Area,
  type HeadersByName,
  type HostingRules,
} from '../rules/hosting-rules';
import { toSiteFolder, withNotice, type RenderedFiles, type ServerOptions } from './rendered-host';

/** Renders the configuration of nginx: `site.conf`, and `brotli.conf` for an nginx with the module for `.br` copies. */
export const renderNginx = (rules: HostingRules, options: ServerOptions): RenderedFiles => ({
  'site.conf': withNotice(renderSite(rules, options)),
  'brotli.conf': withNotice('brotli_static on;\n'),
});

/** With a name, it listens where the file of the operator says. */
const renderAddress = (address: string) =>
  address.startsWith(':') ? `listen ${address.slice(1)};` : `server_name ${address};`;

function renderSite({ headers, areas }: HostingRules, { address, site }: ServerOptions): string {
  const cached = areas.filter((area) => area.headers[CACHE_HEADER] !== REVALIDATED);
  return `${cached.map(renderCachingMap).join('')}server {
    ${renderAddress(address)}
    root ${toSiteFolder(site)};
    server_tokens off;
    gzip_static on;
    gzip_vary on;

    # Yours: the certificate, and the proxy to an API of the same origin.
    include ${site}.d/*.conf;

    location / {
        try_files /index.html =404;
${renderHeaders(headers)}
    }

    location ~ ${ROOT_FILE.source.replaceAll('\\/', '/')} {
        try_files $uri =404;
${renderHeaders(headers)}
    }

    location = /manifest.webmanifest {
        try_files $uri =404;
        types { }
        default_type application/manifest+json;
${renderHeaders(headers)}
    }
${areas.map(renderArea).join('')}}
`;
}

const getCachingVariable = ({ path }: Area) => `$caching_of_${path.replaceAll(/\W/g, '')}`;

/** An error is not cached, whatever its path. */
const renderCachingMap = (area: Area) => `map $status ${getCachingVariable(area)} {
    default "${area.headers[CACHE_HEADER] ?? REVALIDATED}";
    ~^[45] "${REVALIDATED}";
}

`;

const renderArea = (area: Area) => {
  const { path, contents, headers } = area;
  const isCached = headers[CACHE_HEADER] !== REVALIDATED;
  const values = isCached ? { ...headers, [CACHE_HEADER]: getCachingVariable(area) } : headers;
  return contents === 'files'
    ? `
    location ^~ ${path}/ {
        try_files $uri =404;
${renderHeaders(values)}
    }
`
    : `
    location ~* ^${path}(/|$) {
        try_files /index.html =404;
${renderHeaders(values)}
    }
`;
};

const renderHeaders = (headers: HeadersByName) =>
  Object.entries(headers)
    .map(
      ([name, value]) =>
        `        add_header ${name} "${value.replaceAll('"', String.raw`\"`)}" always;`,
    )
    .join('\n');
