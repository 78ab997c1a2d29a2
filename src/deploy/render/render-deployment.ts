import { chmodSync, cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { writeConfiguration } from '../configuration/configuration-block';
import { getConnectedOrigins } from '../configuration/check-configuration';
import { renderCaddy } from '../hosts/caddy';
import { renderCloudflarePages } from '../hosts/cloudflare-pages';
import { renderCloudFront } from '../hosts/cloudfront';
import { renderNetlify } from '../hosts/netlify';
import { renderNginx } from '../hosts/nginx';
import type { RenderedFiles, ServerOptions } from '../hosts/rendered-host';
import { createHostingRules, type PolicyOptions } from '../rules/hosting-rules';
import { getInlinedSources } from '../rules/inlined-code';
import { listEntries, listFiles } from '../site-files';
import type { Configuration } from '../../lib/configuration/configuration.schema';

type RenderOptions = {
  /** An output folder of `npm run build`. */
  readonly buildFolder: string;
  /** A folder that does not exist yet. */
  readonly outputFolder: string;
  /** What the page's block contains. */
  readonly block: object;
  /** The block with its defaults. */
  readonly configuration: Configuration;
  /** Whom to write to about a vulnerability, as security.txt names it: `mailto:…` or `https://…`; null leaves the placeholder. */
  readonly securityContact: string | null;
  readonly server: ServerOptions;
  /** Every path then responds with the page for maintenance. */
  readonly isInMaintenance: boolean;
} & Pick<PolicyOptions, 'imagesFrom' | 'reportTo'>;

/** Files of the build that no visitor needs. */
const isLeftOut = (file: string) =>
  file.endsWith('.map') || /^(?:_headers|bom\.json.*)$/.test(path.basename(file));

/** Writes the configured site, and what each host needs to serve it; returns the number of files of each folder. */
export function renderDeployment(options: RenderOptions): ReadonlyMap<string, number> {
  const { buildFolder, outputFolder, imagesFrom, reportTo, server } = options;
  const siteFolder = path.join(outputFolder, 'site');
  cpSync(buildFolder, siteFolder, { recursive: true, filter: (file) => !isLeftOut(file) });
  const page = writePage(siteFolder, 'index.html', options.block);
  // Has crisis lines, too.
  const maintenancePage = writePage(siteFolder, 'maintenance.html', options.block);
  if (options.isInMaintenance)
    writeCompressed(path.join(siteFolder, 'index.html'), maintenancePage);
  writeSecurityContact(siteFolder, options.securityContact);
  makeReadable(siteFolder);
  const siteFiles = listFiles(siteFolder);
  const rules = createHostingRules({
    imagesFrom,
    reportTo,
    inlined: getInlinedSources(page),
    connectTo: getConnectedOrigins(options.configuration),
  });
  const hosts: Readonly<Record<string, RenderedFiles>> = {
    'cloudflare-pages': renderCloudflarePages(rules),
    netlify: renderNetlify(rules, siteFiles),
    nginx: renderNginx(rules, server),
    caddy: renderCaddy(rules, server),
    cloudfront: renderCloudFront(rules, server),
  };
  for (const [host, files] of Object.entries(hosts))
    writeFiles(path.join(outputFolder, host), files);
  return new Map([
    ['site', siteFiles.length],
    ...Object.entries(hosts).map(([host, files]) => [host, Object.keys(files).length] as const),
  ]);
}

/** Configures a page and compresses it like the other files, which the build has compressed. */
function writePage(siteFolder: string, name: string, block: object): string {
  const file = path.join(siteFolder, name);
  const page = writeConfiguration(readFileSync(file, 'utf8'), block);
  writeCompressed(file, page);
  return page;
}

function writeCompressed(file: string, page: string): void {
  writeFileSync(file, page);
  writeFileSync(`${file}.br`, brotliCompressSync(page));
  writeFileSync(`${file}.gz`, gzipSync(page));
}

/** The file is not compressed by the build. */
function writeSecurityContact(siteFolder: string, contact: string | null): void {
  const file = path.join(siteFolder, '.well-known/security.txt');
  if (contact === null || !existsSync(file)) return;
  const text = readFileSync(file, 'utf8');
  writeFileSync(
    file,
    text.replace(/^Contact: .*$/m, () => `Contact: ${contact}`),
  );
}

/** Lets the user of the server read a site, also one that was built under a strict umask. */
function makeReadable(folder: string): void {
  chmodSync(folder, 0o755);
  for (const entry of listEntries(folder))
    chmodSync(path.join(entry.parentPath, entry.name), entry.isDirectory() ? 0o755 : 0o644);
}

function writeFiles(folder: string, files: RenderedFiles): void {
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
    chmodSync(file, text.startsWith('#!') ? 0o755 : 0o644);
  }
}

/** True if a folder has a build. */
export const isBuild = (folder: string) => existsSync(path.join(folder, 'index.html'));
