/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { writeConfiguration } from '../../../../src/deploy/configuration/configuration-block';
import { readStartOptions } from '../../../../src/qa/sandbox/hosts/dev-server/start-options';

const folder = mkdtempSync(path.join(tmpdir(), 'start-options-'));
afterAll(() => rmSync(folder, { recursive: true }));

function readFile(text: string) {
  const file = path.join(folder, 'clinic.json');
  writeFileSync(file, text);
  return readStartOptions(['--config', file]);
}

describe('the options of npm start', () => {
  it('are the sandbox and its configuration by default', () => {
    expect(readStartOptions([])).toEqual({ api: null, configuration: null, warnings: [] });
  });

  it.each([
    ['https://api.clinic.example', 'https://api.clinic.example'],
    ['https://api.clinic.example:8443/v1/', 'https://api.clinic.example:8443'],
  ])('D1: take the origin of a real API from --api %s', (value, api) => {
    expect(readStartOptions(['--api', value])).toMatchObject({ api });
  });

  it.each([['--api', 'api.example'], ['--api', 'file:///etc'], ['--api'], ['--apy', 'x']])(
    'reject %s %s',
    (...args) => expect(() => readStartOptions(args)).toThrow(/--ap[iy]/),
  );

  it('D1: take a deployment’s configuration from --config, without the origins it replaces', () => {
    const flags = { accept_invite_flow: false };
    const origins = { apiBaseUrl: 'https://a.example', identityBaseUrl: 'https://b.example' };
    expect(readFile(JSON.stringify({ ...origins, flags }))).toEqual({
      api: null,
      configuration: { flags },
      warnings: [],
    });
  });

  it('D1: warn of wrong and unknown keys of the file, and keep them for the app to show', () => {
    const { configuration, warnings } = readFile('{"drafts": "never", "newKey": 1}');
    expect(configuration).toEqual({ drafts: 'never', newKey: 1 });
    expect(warnings).toEqual(['drafts must be "session" or "off"', 'newKey is not a known key']);
  });

  it.each(['{', '[]', '"text"'])('reject a file with %s', (text) => {
    expect(() => readFile(text)).toThrow(/clinic\.json/);
  });

  it('reject a file that does not exist', () => {
    expect(() => readStartOptions(['--config', path.join(folder, 'none.json')])).toThrow(/none/);
  });
});

describe('D1 writing a configuration into the page', () => {
  const block = (text: string) =>
    `<script id="app-config" type="application/json">${text}</script><p>$1</p>`;

  it('cannot end the block early, whatever a value contains', () => {
    const configuration = { supportUrl: 'https://a.example/</script>$1$&' };
    const page = writeConfiguration(block('\n {} \n'), configuration);
    const [, written = ''] = /json">([^<]*)<\/script><p>\$1<\/p>$/.exec(page) ?? [];
    expect(JSON.parse(written)).toEqual(configuration);
  });
});
