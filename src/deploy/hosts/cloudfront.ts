import {
  CACHE_HEADER,
  REVALIDATED,
  POLICY_HEADER,
  ROOT_FILE,
  type Area,
  type HeadersByName,
  type HostingRules,
} from '../rules/hosting-rules';
import { withNotice, type RenderedFiles, type ServerOptions } from './rendered-host';

/**
 * Renders what a CloudFront distribution in front of a bucket needs: the function of viewer requests, a response headers
 * policy for the default behavior and for each area of pages, and the upload, which sets the caching of each file (a
 * policy would set it on errors, too).
 */
export const renderCloudFront = (
  { headers, areas }: HostingRules,
  { site }: Pick<ServerOptions, 'site'>,
): RenderedFiles => ({
  'function.js': withNotice(renderFunction(areas), '//'),
  'headers-pages.json': renderHeadersPolicy(`${site}-pages`, headers),
  ...Object.fromEntries(
    areas
      .filter(({ contents }) => contents === 'pages')
      .map((area) => [
        `headers-${area.path.slice(1)}.json`,
        renderHeadersPolicy(`${site}-${area.path.slice(1)}`, area.headers),
      ]),
  ),
  'upload.sh': `#!/bin/sh\n${withNotice(renderUpload(areas))}`,
});

function renderFunction(areas: readonly Area[]): string {
  const folders = areas
    .filter(({ contents }) => contents === 'files')
    .map(({ path }) => `${path}/`);
  return `var folders = ${JSON.stringify(folders)};

function isFile(uri) {
  return (
    ${ROOT_FILE}.test(uri) ||
    folders.some(function (folder) {
      return uri.startsWith(folder);
    })
  );
}

function handler(event) {
  var request = event.request;
  if (!isFile(request.uri)) request.uri = '/index.html';
  return request;
}
`;
}

/** The headers that a response headers policy has settings for; all others are custom headers. */
function toSecuritySettings(headers: HeadersByName) {
  const { maxAge } = /max-age=(?<maxAge>\d+)/.exec(headers[HSTS] ?? '')?.groups ?? {};
  return {
    ContentSecurityPolicy: { Override: true, ContentSecurityPolicy: headers[POLICY_HEADER] },
    ContentTypeOptions: { Override: true },
    ReferrerPolicy: { Override: true, ReferrerPolicy: headers['Referrer-Policy'] },
    StrictTransportSecurity: {
      Override: true,
      IncludeSubdomains: true,
      AccessControlMaxAgeSec: Number(maxAge),
    },
  };
}

const HSTS = 'Strict-Transport-Security';
const WITH_SETTINGS = [POLICY_HEADER, HSTS, 'X-Content-Type-Options', 'Referrer-Policy'];

function renderHeadersPolicy(name: string, headers: HeadersByName): string {
  const items = Object.entries(headers)
    .filter(([header]) => header !== CACHE_HEADER && !WITH_SETTINGS.includes(header))
    .map(([Header, Value]) => ({ Header, Value, Override: true }));
  const config = {
    Name: name,
    SecurityHeadersConfig: toSecuritySettings(headers),
    CustomHeadersConfig: { Quantity: items.length, Items: items },
  };
  return `${JSON.stringify(config, null, 2)}\n`;
}

/** The page comes last: what it loads is there by then. Files of earlier releases stay. */
function renderUpload(areas: readonly Area[]): string {
  const cached = areas.filter(({ headers }) => headers[CACHE_HEADER] !== REVALIDATED);
  const copy = (source: string, target: string, caching: string, options = '') =>
    `aws s3 cp "$site${source}" "s3://$bucket${target}" --cache-control "${caching}"${options}`;
  const recursive = ` --recursive --exclude "*.br" --exclude "*.gz"`;
  return [
    'set -eu',
    'bucket=$1',
    'site=$(dirname "$0")/../site',
    '',
    ...cached.map(({ path, headers }) =>
      copy(path, path, headers[CACHE_HEADER] ?? REVALIDATED, recursive),
    ),
    copy(
      '',
      '',
      REVALIDATED,
      `${recursive} --exclude index.html${cached.map(({ path }) => ` --exclude "${path.slice(1)}/*"`).join('')}`,
    ),
    copy('/index.html', '/index.html', REVALIDATED),
    '',
  ].join('\n');
}
