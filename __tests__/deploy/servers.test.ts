/** @jest-environment node */
import { siteProbes } from '../../deploy/check/all-probes';
import { checkDeployment, formatFinding } from '../../deploy/check/check-deployment';
import { createFolder, renderFixture } from './support/build-fixture';
import { hasBrotliModule, isInstalled, startCaddy, startNginx } from './support/start-host';

const servers = [
  { command: 'nginx', start: startNginx, hasBrotli: hasBrotliModule },
  { command: 'caddy', start: startCaddy, hasBrotli: true },
];

describe.each(servers)('a deployment, served by $command,', ({ command, start, hasBrotli }) => {
  const test = isInstalled(command) ? it : it.skip;

  test('passes every probe of a site; skipped if it is not installed', async () => {
    const { folder, remove } = createFolder();
    const host = await start(renderFixture(folder), folder);
    try {
      const findings = await checkDeployment(host.url, siteProbes);
      const withoutBrotli =
        'warning  compression with brotli: /assets/main.12345678.js is sent as gzip, brotli is smaller';
      const expected = siteProbes.map(({ name }) =>
        name === 'compression with brotli' && !hasBrotli ? withoutBrotli : `ok       ${name}`,
      );
      expect(findings.map(formatFinding)).toEqual(['ok       page', ...expected]);
    } finally {
      host.stop();
      remove();
    }
  });
});
