/** @jest-environment node */
import path from 'node:path';
import { siteProbes } from '../../src/deploy/check/all-probes';
import { createFilesProbe } from '../../src/deploy/check/probes/files';
import { checkDeployment, formatFinding } from '../../src/deploy/check/check-deployment';
import { CONFIGURATION, createFolder, renderFixture } from './support/build-fixture';
import {
  hasBrotliModule,
  isInstalled,
  startCaddy,
  startNginx,
  type StartedHost,
} from './support/start-host';

const servers = [
  { command: 'nginx', start: startNginx, hasBrotli: hasBrotliModule },
  { command: 'caddy', start: startCaddy, hasBrotli: true },
];

const REPORT_TO = 'https://reports.clinic.example/violations?site=1&x=2';

describe.each(servers)('a deployment, served by $command,', ({ command, start, hasBrotli }) => {
  const canStart = isInstalled(command);
  const test = canStart ? it : it.skip;
  const { folder, remove } = createFolder();
  let host: StartedHost | undefined;
  let deployment = '';
  beforeAll(async () => {
    deployment = renderFixture(folder, CONFIGURATION, { reportTo: REPORT_TO });
    if (canStart) host = await start(deployment, folder);
  });
  afterAll(() => {
    host?.stop();
    remove();
  });

  test('passes every probe of a site; skipped if it is not installed', async () => {
    const findings = await checkDeployment(host?.url ?? '', siteProbes);
    const texts: Readonly<Record<string, string>> = {
      'policy of pages': ': stricter: report-uri, report-to',
      'policy of the intake': ': stricter: report-uri, report-to',
      'policy of files': ': stricter: report-uri, report-to',
    };
    const withoutBrotli =
      'warning  compression with brotli: /assets/main.12345678.js is sent as gzip, brotli is smaller';
    const expected = siteProbes.map(({ name }) =>
      name === 'compression with brotli' && !hasBrotli
        ? withoutBrotli
        : `ok       ${name}${texts[name] ?? ''}`,
    );
    expect(findings.map(formatFinding)).toEqual(['ok       page', ...expected]);
  });

  test('sends each file as it was rendered, in each encoding', async () => {
    const probe = createFilesProbe(path.join(deployment, 'site'));
    expect((await checkDeployment(host?.url ?? '', [probe]))[1]).toMatchObject({ outcome: 'ok' });
  });

  test('sends every header as it is, and the policy of /intake in each of its spellings', async () => {
    for (const pathname of [
      '/',
      '/intake',
      '/Intake/',
      '/%69ntake//',
      '/intakes',
      '/icons/favicon.svg',
    ]) {
      const { headers } = await fetch((host?.url ?? '') + pathname);
      expect(headers.get('reporting-endpoints')).toBe(`violations="${REPORT_TO}"`);
      const allowsCards = (headers.get('content-security-policy') ?? '').includes('api.stripe.com');
      expect([pathname, allowsCards]).toEqual([
        pathname,
        /^\/(?:i|%69)ntake(?:\/|$)/i.test(pathname),
      ]);
    }
  });
});
