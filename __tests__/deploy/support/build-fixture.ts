import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { checkConfiguration } from '../../../src/deploy/configuration/check-configuration';
import { SERVER_DEFAULTS } from '../../../src/deploy/hosts/rendered-host';
import type { PolicyOptions } from '../../../src/deploy/rules/hosting-rules';
import { renderDeployment } from '../../../src/deploy/render/render-deployment';

const PAGE = `<!doctype html>
<html lang="en" data-release="1.0.0">
  <head>
    <title>App</title>
    <script id="app-config" type="application/json">
      {}
    </script>
    <style>p { color: teal }</style>
    <script data-app="/assets/main.12345678.js">start()</script>
  </head>
  <body>
    <ul id="crisis-lines">
      <li><a href="tel:988"><span lang="en">Call or text 988 (Suicide &amp; Crisis Lifeline)</span> <span lang="es">Llame al 988</span></a></li>
      <li><a href="sms:741741"><span lang="en">Text HOME to 741741 (Crisis Text Line)</span></a></li>
    </ul>
    <script defer src="/assets/load-app.12345678.js" fetchpriority="high"></script>
  </body>
</html>
`;

const SCRIPT = 'console.log("app");\n'.repeat(40);

const FILES: Readonly<Record<string, string | Buffer>> = {
  'index.html': PAGE,
  'maintenance.html': readFileSync('public/maintenance.html', 'utf8'),
  'assets/main.12345678.js': SCRIPT,
  'assets/main.12345678.js.br': brotliCompressSync(SCRIPT),
  'assets/main.12345678.js.gz': gzipSync(SCRIPT),
  'assets/main.12345678.js.map': '{}',
  'icons/favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'legal/legal.css': 'p { color: teal }',
  'legal/privacy.html': '<!doctype html><title>Privacy</title>',
  'manifest.webmanifest': '{}',
  '.well-known/security.txt': '# RFC 9116\nContact: mailto:security@example.org\n',
  _headers: '/*\n  X-Build: 1\n',
};

/** A configuration without placeholders. */
export const CONFIGURATION = {
  supportSmsNumber: '+12015550123',
  supportEmail: 'help@clinic.example',
  supportUrl: 'https://clinic.example/help',
  preferencesSiteUrl: 'https://preferences.clinic.example',
  appStoreUrl: 'https://apps.apple.com/app/id1',
  playStoreUrl: 'https://play.google.com/store/apps/details?id=example.clinic',
};

/** A temporary folder; `remove` deletes it. */
export function createFolder() {
  const folder = mkdtempSync(path.join(tmpdir(), 'deployment-'));
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** Writes a small build, in the form of that of `npm run build`. */
export function writeBuild(folder: string): void {
  for (const [name, contents] of Object.entries(FILES)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), contents);
  }
}

/** Renders the small build, with a configuration; returns the folder of the deployment. */
export function renderFixture(
  folder: string,
  block: object = CONFIGURATION,
  policyOptions: PolicyOptions = {},
): string {
  const { configuration } = checkConfiguration(JSON.stringify(block));
  const buildFolder = path.join(folder, 'dist');
  const outputFolder = path.join(folder, 'deployment');
  writeBuild(buildFolder);
  renderDeployment({
    ...policyOptions,
    buildFolder,
    outputFolder,
    block,
    configuration,
    securityContact: null,
    server: SERVER_DEFAULTS,
    isInMaintenance: false,
  });
  return outputFolder;
}
