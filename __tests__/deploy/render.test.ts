/** @jest-environment node */
import Ajv from 'ajv';
import { chmodSync, existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { checkConfiguration } from '../../src/deploy/configuration/check-configuration';
import { createConfigurationSchema } from '../../src/deploy/configuration/configuration-schema';
import {
  readConfigurationBlock,
  writeConfiguration,
} from '../../src/deploy/configuration/configuration-block';
import { parseConfiguration } from '../../src/lib/configuration/read-configuration';
import { runRender } from '../../src/deploy/render/run-render';
import { CONFIGURATION, createFolder, writeBuild } from './support/build-fixture';
import { readCodeBlock, readTranscript } from './support/read-hosting-page';

const { folder, remove } = createFolder();
writeBuild(path.join(folder, 'dist'));
afterAll(remove);

let runs = 0;

/** Runs the command with a file of this text. */
function render(text: string, options = ['--security-contact', 'mailto:help@clinic.example']) {
  const file = path.join(folder, 'clinic.json');
  writeFileSync(file, text);
  runs += 1;
  const out = path.join(folder, `deployment-${runs}`);
  const folders = ['--build', path.join(folder, 'dist'), '--out', out];
  const { lines, exitCode } = runRender([file, ...folders, ...options]);
  return { out, exitCode, lines: lines.map((line) => line.replace(out, 'deployment')) };
}

describe('npm run deploy:render', () => {
  it('writes a folder for each host, and says nothing of the values', () => {
    const { out, lines, exitCode } = render(JSON.stringify(CONFIGURATION));
    expect(lines).toEqual([
      'deployment/site: 14 files',
      'deployment/cloudflare-pages: 5 files',
      'deployment/netlify: 3 files',
      'deployment/nginx: 2 files',
      'deployment/caddy: 1 file',
      'deployment/cloudfront: 4 files',
    ]);
    expect(exitCode).toBe(0);
    const block = readConfigurationBlock(readFileSync(path.join(out, 'site/index.html'), 'utf8'));
    expect(JSON.parse(block ?? '')).toEqual(CONFIGURATION);
  });

  it("writes files that the server's user can read, also from a build with a strict umask", () => {
    const build = path.join(folder, 'dist');
    chmodSync(path.join(build, 'assets'), 0o700);
    chmodSync(path.join(build, 'assets/main.12345678.js'), 0o600);
    const umask = process.umask(0o077);
    const { out } = render(JSON.stringify(CONFIGURATION));
    process.umask(umask);
    const getMode = (name: string) => (statSync(path.join(out, name)).mode & 0o777).toString(8);
    for (const name of ['site', 'site/assets'])
      expect([name, getMode(name)]).toEqual([name, '755']);
    for (const name of ['site/index.html', 'site/assets/main.12345678.js', 'nginx/site.conf'])
      expect([name, getMode(name)]).toEqual([name, '644']);
    expect(getMode('cloudfront/upload.sh')).toBe('755');
  });

  it('prints what docs/hosting.md says, for the configuration there', () => {
    const { lines } = render(readCodeBlock('## 1. Configure'));
    const withoutCount = (line: string) => line.replace(/site: \d+/, 'site: …');
    expect(lines.map(withoutCount)).toEqual(readTranscript('render').map(withoutCount));
  });

  it('writes whom to tell about a vulnerability, and warns of the placeholder', () => {
    const text = JSON.stringify(CONFIGURATION);
    const read = (out: string) =>
      readFileSync(path.join(out, 'site/.well-known/security.txt'), 'utf8');
    expect(read(render(text).out)).toBe('# RFC 9116\nContact: mailto:help@clinic.example\n');
    const without = render(text, []);
    expect(read(without.out)).toContain('Contact: mailto:security@example.org');
    expect(without.lines[0]).toBe(
      'security.txt: warning: its contact is a placeholder, set it with --security-contact',
    );
    const wrong = render(text, ['--security-contact', 'help@clinic.example']);
    expect(wrong.lines).toEqual([
      '--security-contact must be mailto: with an address, or https://',
    ]);
    expect(existsSync(wrong.out)).toBe(false);
  });

  it.each([
    [
      ['--images', 'https://*.clinic.example', '--images', 'https://cdn.example:8443'],
      /^img-src 'self' data: https:\/\/\*\.clinic\.example https:\/\/cdn\.example:8443$/m,
    ],
    [['--images', 'none'], /^img-src 'self' data:$/m],
    [
      ['--violation-reports', 'https://reports.clinic.example/a?b=c'],
      /^report-uri https:\/\/reports\.clinic\.example\/a\?b=c$/m,
    ],
  ])('writes policies with the options %j', (options, directive) => {
    const { out, exitCode } = render(JSON.stringify(CONFIGURATION), options);
    expect(exitCode).toBe(0);
    const file = readFileSync(path.join(out, 'cloudflare-pages/_headers'), 'utf8');
    expect(file.split('; ').join('\n')).toMatch(directive);
  });

  it('writes the name, or the port, under which the servers answer, and the folders of a site', () => {
    const text = JSON.stringify(CONFIGURATION);
    const readFiles = (options: readonly string[]) => {
      const { out } = render(text, [...options]);
      const read = (name: string) => readFileSync(path.join(out, name), 'utf8');
      return [
        read('nginx/site.conf'),
        read('caddy/Caddyfile'),
        read('cloudfront/headers-pages.json'),
      ];
    };
    const [nginx, caddy, cloudFront] = readFiles([
      ...['--address', 'b.clinic.example'],
      ...['--site', 'clinic-b'],
    ]);
    expect(nginx).toContain('    server_name b.clinic.example;\n    root /srv/clinic-b;\n');
    expect(nginx).toContain('include clinic-b.d/*.conf;');
    expect(nginx).not.toContain('listen');
    expect(caddy).toContain('\nb.clinic.example {\n\troot * /srv/clinic-b\n');
    expect(caddy).toContain('import clinic-b.d/*.caddy');
    expect(cloudFront).toContain('"Name": "clinic-b-pages"');
    const [nginxOfPort, caddyOfPort] = readFiles(['--address', ':9000']);
    expect(nginxOfPort).toContain('    listen 9000;\n    root /srv/stillwater;\n');
    expect(caddyOfPort).toContain('\n:9000 {\n');
  });

  it('D1: writes a site for maintenance, whose policy still allows the app on open pages', () => {
    const text = JSON.stringify(CONFIGURATION);
    const { out } = render(text, ['--maintenance']);
    const read = (name: string) => readFileSync(path.join(out, name));
    for (const copy of ['', '.br', '.gz'])
      expect(read(`site/index.html${copy}`)).toEqual(read(`site/maintenance.html${copy}`));
    const headers = 'cloudflare-pages/_headers';
    expect(read(headers)).toEqual(readFileSync(path.join(render(text).out, headers)));
  });

  it.each([
    [
      '--address',
      'https://app.clinic.example',
      '--address must be a name, such as app.clinic.example, or a port, such as :8080',
    ],
    [
      '--address',
      'a.example { }',
      '--address must be a name, such as app.clinic.example, or a port, such as :8080',
    ],
    ['--site', '../clinic', '--site must be a word of a-z, 0-9 and -'],
    ['--images', "'unsafe-inline'", '--images must be an origin with https://, or none'],
    ['--images', 'https://cdn.example/a', '--images must be an origin with https://, or none'],
    [
      '--violation-reports',
      'https://reports.example/"; x',
      '--violation-reports must be an address with https://',
    ],
  ])('refuses %s with %s', (option, value, problem) => {
    const { out, lines, exitCode } = render(JSON.stringify(CONFIGURATION), [option, value]);
    expect(lines).toEqual([problem]);
    expect(exitCode).toBe(1);
    expect(existsSync(out)).toBe(false);
  });

  it('refuses --images none beside an origin', () => {
    const options = ['--images', 'none', '--images', 'https://cdn.example'];
    const { out, lines, exitCode } = render(JSON.stringify(CONFIGURATION), options);
    expect(lines).toEqual(['--images none cannot be combined with an origin']);
    expect(exitCode).toBe(1);
    expect(existsSync(out)).toBe(false);
  });

  it.each(['--help', '-h'])('prints how it is used with %s', (option) => {
    expect(runRender([option])).toEqual({
      lines: [expect.stringMatching(/^Usage: /)],
      exitCode: 0,
    });
  });

  it('warns of unknown keys and of placeholders, and writes the folder', () => {
    const { lines, exitCode } = render(
      JSON.stringify({
        ...CONFIGURATION,
        supportUrl: undefined,
        $schema: 'docs/clinic.schema.json',
        colour: 'red',
        flags: { old: true },
        crisisLines: [{ displayText: 'Samaritans', type: 'call', value: '116123', hours: 24 }],
      }),
    );
    expect(lines.slice(0, -6)).toEqual([
      'clinic.json: warning: colour is unknown and ignored',
      'clinic.json: warning: flags.old is unknown and ignored',
      'clinic.json: warning: crisisLines.0.hours is unknown and ignored',
      'clinic.json: warning: supportUrl is not set, its default is a placeholder',
    ]);
    expect(exitCode).toBe(0);
  });

  it('warns of a crisis line that cannot be dialled, and of requests without encryption', () => {
    const crisisLines = [
      { displayText: 'Samaritans', type: 'call', value: '116 123' },
      { displayText: 'Text', type: 'sms', value: 'SHOUT to 85258' },
      { displayText: 'Chat', type: 'web', value: 'chat.example' },
    ];
    const urls = { apiBaseUrl: 'http://api.example', identityBaseUrl: 'http://127.0.0.1:3000' };
    const { lines, exitCode } = render(JSON.stringify({ ...CONFIGURATION, ...urls, crisisLines }));
    expect(lines.slice(0, -6)).toEqual([
      'clinic.json: warning: crisisLines.1 is shown without a link: see its value',
      'clinic.json: warning: crisisLines.2 is shown without a link: see its value',
      'clinic.json: warning: apiBaseUrl is not https',
    ]);
    expect(exitCode).toBe(0);
  });

  it.each([
    ['{ "idleMinute": 10 }', ['idleMinute is unknown: is it idleMinutes?']],
    [
      '{ "crisisLines": [{ "displayText": "a", "type": "call", "value": "1", "Value": "2" }] }',
      ['crisisLines.0.Value is unknown: is it crisisLines.0.value?'],
    ],
    [
      '{ "apiBaseUrl": "api", "crisis_lines": [], "flags": { "accept_invite_flows": true } }',
      [
        'apiBaseUrl must be empty or an http(s) origin, without a path',
        'crisis_lines is unknown: is it crisisLines?',
        'flags.accept_invite_flows is unknown: is it flags.accept_invite_flow?',
      ],
    ],
    [
      '{\n  "idleMinutes": 10,\n  "crisisLines": [{ "type": "call", "type": "call", "displayText": "{\\"a\\":", "value": "1" },\n    { "type": "call", "displayText": "b", "value": "2" }],\n  "idle\\u004dinutes" : 0\n}',
      ['type is there twice: see line 3', 'idleMinutes is there twice: see line 5'],
    ],
  ])('refuses keys that are misspelt or there twice: %s', (text, problems) => {
    const { out, lines, exitCode } = render(text);
    expect(lines).toEqual(problems.map((problem) => `clinic.json: ${problem}`));
    expect(exitCode).toBe(1);
    expect(existsSync(out)).toBe(false);
  });

  it('D1: writes the crisis lines of the configuration into the page, which shows them without any script', () => {
    const readList = (block: object) => {
      const { out, exitCode } = render(JSON.stringify({ ...CONFIGURATION, ...block }));
      expect(exitCode).toBe(0);
      const page = readFileSync(path.join(out, 'site/index.html'), 'utf8');
      for (const [extension, decompress] of [
        ['br', brotliDecompressSync],
        ['gz', gunzipSync],
      ] as const)
        expect(
          decompress(readFileSync(path.join(out, `site/index.html.${extension}`))).toString(),
        ).toBe(page);
      return /<ul id="crisis-lines">([^]*?)<\/ul>/.exec(page)?.[1] ?? '';
    };
    const samaritans = { displayText: 'Samaritans <24/7> & "you"', type: 'call', value: '116 123' };
    const chat = { displayText: 'Chat', type: 'web', value: 'https://chat.example/?a=1&b="' };
    expect(readList({ crisisLines: [samaritans, chat] })).toBe(
      '<li><a href="tel:116123">Samaritans &lt;24/7&gt; &amp; &quot;you&quot;</a> 116 123</li>' +
        '<li><a href="https://chat.example/?a=1&amp;b=%22" target="_blank" rel="noopener noreferrer">Chat</a> https://chat.example/?a=1&amp;b=&quot;</li>',
    );
    const text = { displayText: 'Text', type: 'sms', value: 'SHOUT to 85258' };
    expect(readList({ crisisLines: [text] })).toBe('<li>Text SHOUT to 85258</li>');
    const [, national] = parseConfiguration({}).configuration.crisisLines;
    expect(readList({ crisisLines: [national, { ...text, value: '85258' }] })).toBe(
      '<li><a href="sms:741741"><span lang="en">Text HOME to 741741 (Crisis Text Line)</span></a></li><li><a href="sms:85258">Text</a> 85258</li>',
    );
    expect(readList({})).toContain('<span lang="es">Llame al 988</span>');
  });

  it('D1: writes the crisis lines into the page for maintenance; by default those of the first page', () => {
    const getList = (page: string) =>
      /<ul id="crisis-lines">([^]*?)<\/ul>/.exec(page)?.[1]?.replaceAll(/\s+/g, ' ');
    expect(getList(readFileSync('public/maintenance.html', 'utf8'))).toBe(
      getList(readFileSync('src/app/boot/index.html', 'utf8')),
    );
    const crisisLines = [{ displayText: 'Samaritans', type: 'call', value: '116 123' }];
    const { out } = render(JSON.stringify({ ...CONFIGURATION, crisisLines }));
    const file = path.join(out, 'site/maintenance.html');
    expect(getList(readFileSync(file, 'utf8'))).toBe(
      '<li><a href="tel:116123">Samaritans</a> 116 123</li>',
    );
    expect(brotliDecompressSync(readFileSync(`${file}.br`)).toString()).toBe(
      readFileSync(file, 'utf8'),
    );
  });

  it.each(['supportEmail', 'preferencesSiteUrl', 'appStoreUrl', 'privacyUrl'])(
    'D1: accepts an empty %s, which says that there is none',
    (key) => {
      const { lines, exitCode } = render(JSON.stringify({ ...CONFIGURATION, [key]: '' }));
      expect(lines).toHaveLength(6);
      expect(exitCode).toBe(0);
    },
  );

  it.each([
    [
      'a secret key',
      { stripePublishableKey: 'sk_live_123' },
      'stripePublishableKey must be the publishable key (pk_…), not a secret one',
    ],
    [
      'a secret key anywhere',
      { x: { y: ['rk_live_123'] } },
      'x.y.0 has a secret key, which a page would show to everybody',
    ],
    [
      'a secret key within a link',
      { supportUrl: 'https://clinic.example/?key=sk_live_123' },
      'supportUrl has a secret key, which a page would show to everybody',
    ],
    [
      'a script of the card provider that the policy blocks',
      { stripeJsUrl: 'https://js.stripe.example/stripe.js' },
      'stripeJsUrl is not allowed by the policy of the intake',
    ],
    [
      'a wrong value',
      { apiBaseUrl: 'https://api.example/v1' },
      'apiBaseUrl must be empty or an http(s) origin, without a path',
    ],
    [
      'a value that the app would replace',
      { supportEmail: 'help' },
      'supportEmail must be empty or an email address',
    ],
    [
      'a number that the app would bring into its range',
      { kioskIdleSeconds: 0 },
      'kioskIdleSeconds must be between 1 and 3600',
    ],
    [
      'a crisis line without a number',
      { crisisLines: [{ displayText: 'Samaritans', type: 'call' }] },
      'crisisLines.0.value is missing',
    ],
    ['an empty list of crisis lines', { crisisLines: [] }, 'crisisLines must not be empty'],
  ])('refuses %s without quoting it', (_name, added, problem) => {
    const { out, lines, exitCode } = render(JSON.stringify({ ...CONFIGURATION, ...added }));
    expect(lines.filter((line) => !line.includes('warning'))).toEqual([`clinic.json: ${problem}`]);
    expect(exitCode).toBe(1);
    expect(existsSync(out)).toBe(false);
  });

  it.each([
    ['{\n  "apiBaseUrl": secret\n}', 'this is not JSON'],
    ['\n{\n  "apiBaseUrl": "secret",\n}', 'this is not JSON: see line 4'],
    ['["secret"]', 'the block is not an object'],
    ['', 'the file is empty'],
  ])('refuses %j without quoting it', (text, problem) => {
    expect(render(text).lines).toEqual([`clinic.json: ${problem}`]);
  });

  it('needs a file, a build, and a folder that does not exist', () => {
    const file = path.join(folder, 'clinic.json');
    for (const [args, problem] of [
      [[], 'Name the file with the configuration.'],
      [[file, '--colour'], "Unknown option '--colour'"],
      [[file, 'other.json'], 'What is other.json?'],
    ] as const)
      expect(runRender(args).lines).toEqual([
        expect.stringContaining(problem),
        expect.stringMatching(/^Usage/),
      ]);
    const gone = path.join(folder, 'gone.json');
    expect(runRender([gone]).lines).toEqual([`${gone}: there is no such file`]);
    expect(runRender([folder]).lines).toEqual([`${folder}: this is a folder, not a file`]);
    expect(runRender([file, '--build', folder]).lines).toEqual([
      `There is no build in ${folder}. Run "npm run build" first.`,
    ]);
    const { lines, exitCode } = runRender([
      file,
      '--build',
      path.join(folder, 'dist'),
      '--out',
      folder,
    ]);
    expect(lines).toEqual([expect.stringContaining('exists: rename it and keep it to go back to')]);
    expect(exitCode).toBe(1);
    writeFileSync(file, '{}');
    const below = path.join(file, 'deployment');
    expect(runRender([file, '--build', path.join(folder, 'dist'), '--out', below])).toEqual({
      lines: [expect.stringMatching(`^${below} cannot be written: ENOTDIR`)],
      exitCode: 1,
    });
  });
});

describe('docs/clinic.schema.json', () => {
  const file: unknown = JSON.parse(readFileSync('docs/clinic.schema.json', 'utf8'));

  it('is what `npm run clinic-schema` writes', () => {
    expect(file).toEqual(createConfigurationSchema());
  });

  it.each<[block: object, isValid: boolean]>([
    [CONFIGURATION, true],
    [
      { $schema: 'docs/clinic.schema.json', supportUrl: '', flags: { accept_invite_flow: false } },
      true,
    ],
    [{ suportUrl: '' }, false],
    [{ flags: { old: true } }, false],
    [{ crisisLines: [] }, false],
    [{ crisisLines: [{ displayText: 'a', type: 'call', value: '1', hours: 24 }] }, false],
    [{ kioskIdleSeconds: 0 }, false],
  ])('takes %j for a configuration: %s', (block, isValid) => {
    expect(new Ajv({ allowUnionTypes: true }).validate(Object(file), block)).toBe(isValid);
  });
});

describe('the configuration block', () => {
  const page = '<script id="app-config" type="application/json">{}</script>';

  it('cannot be ended by a value', () => {
    const configuration = { supportEmail: '</script><b>$1' };
    const written = writeConfiguration(page, configuration);
    expect(written.match(/<\/script>/g)).toHaveLength(1);
    expect(JSON.parse(readConfigurationBlock(written) ?? '')).toEqual(configuration);
  });

  it('means all defaults if it is empty', () => {
    expect(checkConfiguration(' \n').problems).toEqual([]);
  });
});
