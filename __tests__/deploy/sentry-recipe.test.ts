/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const readBlock = (file: string, language: string) =>
  new RegExp(`\`\`\`${language}\\n([^]*?)\`\`\``).exec(
    readFileSync(file, 'utf8').replace(/^[^]*### Wire format/, ''),
  )?.[1] ?? '';

/** Runs the function of the recipe for the example of the wire format, and prints what it sends. */
const PROGRAM = `${readBlock('docs/how-to/sentry.md', 'js').replace('export default', 'const handler =')}
const sent = [];
globalThis.fetch = async (url, { headers, body }) => {
  sent.push({ url, auth: headers['X-Sentry-Auth'], lines: body.split('\\n').map((line) => JSON.parse(line)) });
};
const { status } = await handler.fetch(
  new Request('https://reports.clinic.example/web', { method: 'POST', body: process.env.REPORTS }),
  { SENTRY_DSN: 'https://key@sentry.clinic.example/7' },
);
console.log(JSON.stringify({ status, sent }));`;

const QUESTION = {
  type: 'question',
  form: 'check-in',
  field: 'content.nodes[].answers',
  route: '/user/:userId/check-ins',
};

/** The example of the wire format, and a question that cannot be shown. */
function createReports(): string {
  // SAFETY: the example of this repository.
  const { release, reports } = JSON.parse(readBlock('docs/operation.md', 'json')) as {
    release: string;
    reports: readonly unknown[];
  };
  return JSON.stringify({ release, reports: [...reports, QUESTION] });
}

describe('docs/how-to/sentry.md', () => {
  it('sends errors, failed requests and questions that cannot be shown', () => {
    const output = execFileSync(process.execPath, ['--input-type=module', '--eval', PROGRAM], {
      encoding: 'utf8',
      env: { ...process.env, REPORTS: createReports() },
    });
    expect(JSON.parse(output)).toMatchObject({
      status: 204,
      sent: [
        {
          url: 'https://sentry.clinic.example/api/7/envelope/',
          auth: 'Sentry sentry_version=7, sentry_key=key',
          lines: [
            { event_id: expect.stringMatching(/^[0-9a-f]{32}$/) as unknown },
            { type: 'event' },
            {
              level: 'error',
              release: '0.1.0+3f2a9c1b',
              tags: { source: 'render', route: '/user/:userId/assessments' },
              exception: {
                values: [
                  {
                    type: 'TypeError',
                    stacktrace: {
                      frames: [
                        { filename: 'app:///assets/142.00ff00ff.js', lineno: 1, colno: 977 },
                        { filename: 'app:///assets/main.1a2b3c4d.js', lineno: 1, colno: 48213 },
                      ],
                    },
                  },
                ],
              },
            },
          ],
        },
        {
          lines: [
            {},
            {},
            { level: 'warning', exception: { values: [{ type: 'getSafetyNet server' }] } },
          ],
        },
        {
          lines: [
            {},
            {},
            {
              level: 'warning',
              exception: { values: [{ type: 'check-in content.nodes[].answers' }] },
            },
          ],
        },
      ],
    });
  });
});
