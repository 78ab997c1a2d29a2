import {
  describeHumanVerdict,
  describeMachineVerdict,
  describeRun,
  describeTotals,
  type Fact,
} from './describe-release';
import { listScreenshots } from './format/list-report';
import { html, type Html } from './html';
import { listMachineTitles } from './list-machine-titles';
import type { SignedRelease, Verdict } from './signed-release.schema';

/** A signed release as a page that needs no other file, for reading and printing. */
export function toHtml({
  report,
  verdicts,
  signature,
  sha256,
  comparedScreenshots,
}: SignedRelease) {
  const { content } = report;
  const { name, statement, acknowledgement, signedAt } = signature;
  const screenshots = listScreenshots(content);
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Release ${content.build.version}, signed by ${name}</title>
        <style>
          :root {
            color-scheme: light dark;
            font:
              1rem/1.5 system-ui,
              sans-serif;
          }
          body {
            max-inline-size: 70rem;
            margin: 2rem auto;
            padding-inline: 1rem;
          }
          dl {
            display: grid;
            grid-template-columns: max-content minmax(0, 1fr);
            gap: 0.25rem 1rem;
          }
          dd {
            margin: 0;
          }
          dd,
          td {
            overflow-wrap: anywhere;
          }
          table {
            inline-size: 100%;
            border-collapse: collapse;
            table-layout: fixed;
          }
          th,
          td {
            padding: 0.25rem 0.5rem;
            border: 1px solid;
            text-align: start;
            vertical-align: top;
          }
          .attention {
            font-weight: bold;
          }
        </style>
      </head>
      <body>
        <h1>Release ${content.build.version}</h1>
        <h2>Signature</h2>
        ${renderFacts([
          ['Signed by', name],
          ['Date', new Date(signedAt).toUTCString()],
          ['Statement', statement],
          ...(acknowledgement === null
            ? []
            : [['Note on what did not pass', acknowledgement] as const]),
          ['SHA-256 of the record', sha256],
          ['SHA-256 of report.json', report.sha256],
          ['Screenshots compared', `${comparedScreenshots} of ${screenshots.length}`],
        ])}
        <h2>Report</h2>
        ${renderFacts([...describeRun(content), ...describeTotals(content, verdicts)])}
        <h2>Verdicts</h2>
        ${listMachineTitles(content, verdicts).map(([id, title]) =>
          renderMachine(
            title,
            verdicts.filter(({ machineId }) => machineId === id),
          ),
        )}
        <h2>Screenshots</h2>
        <details>
          <summary>${screenshots.length} files with their SHA-256</summary>
          <table>
            <thead>
              <tr>
                <th scope="col">File</th>
                <th scope="col">SHA-256</th>
              </tr>
            </thead>
            <tbody>
              ${screenshots.map(
                ({ screenshot }) =>
                  html`<tr>
                    <td>${screenshot.file}</td>
                    <td>${screenshot.sha256}</td>
                  </tr>`,
              )}
            </tbody>
          </table>
        </details>
      </body>
    </html> `.markup;
}

const renderFacts = (facts: readonly Fact[]): Html =>
  html`<dl>
    ${facts.map(
      ([term, description]) =>
        html`<dt>${term}</dt>
          <dd>${description}</dd>`,
    )}
  </dl>`;

function renderMachine(title: string, verdicts: readonly Verdict[]): Html {
  return html`
    <h3>${title}</h3>
    <table>
      <thead>
        <tr>
          <th scope="col">Walkthrough</th>
          <th scope="col">Machine</th>
          <th scope="col">Person</th>
        </tr>
      </thead>
      <tbody>
        ${verdicts.map(
          (verdict) => html`
            <tr>
              <td>${verdict.title}</td>
              <td class="${verdict.machine === 'passed' ? '' : 'attention'}">
                ${describeMachineVerdict(verdict)}
              </td>
              <td
                class="${verdict.human === 'fail' || verdict.reviewProblems.length > 0 ? 'attention' : ''}"
              >
                ${describeHumanVerdict(verdict)}
              </td>
            </tr>
          `,
        )}
      </tbody>
    </table>
  `;
}
