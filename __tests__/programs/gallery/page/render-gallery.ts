import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { ReleaseReport } from '../../../../src/qa/visualiser/release/format/report.schema';
import { countReport } from '../../../../src/qa/visualiser/release/format/list-report';
import { findGalleryProblems } from '../build-report';
import type { Comparison } from '../compare/compare.types';
import { LANGUAGES } from '../../../../src/qa/visualiser/release/format/variants';
import { html, raw, type Html } from '../../../../src/qa/visualiser/release/html';
import { renderChanges } from './render-changes';
import { renderFlow, renderFlowLink } from './render-flow';
import { renderRun } from './render-run';

const read = (file: string) => readFileSync(path.join(__dirname, file), 'utf8');

/** Shows the screenshots that are selected. */
const PICTURE_RULES = ['en', 'tablet', 'dark', ...Object.keys(LANGUAGES)]
  .map((one) => `[data-pictures='${one}'] figure:not([data-pictures='${one}']) { display: none; }`)
  .join('\n');

/** Renders the whole page, which needs no other files than the screenshots. `comparison`: null without an older gallery. */
export function renderGallery(report: ReleaseReport, comparison: Comparison | null): string {
  const problems = findGalleryProblems(report);
  const { views } = countReport(report.machines);
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Gallery of every screen</title>
        <style>
          ${raw(read('gallery.css'))}
          ${raw(PICTURE_RULES)}
          ${comparison === null ? null : raw(read('changes.css'))}
        </style>
      </head>
      <body>
        <a class="skip" href="#flows">Skip to the flows</a>
        <header class="top">
          <h1>Every screen of every flow</h1>
          ${renderRun(report)}
          <form class="tools" role="search">
            <label>Search <input type="search" id="search" autocomplete="off" /></label>
            <label><input type="checkbox" id="violations-only" /> Only views with violations</label>
            <label>
              Pictures
              <select id="pictures">
                <option value="en">English</option>
                <option value="tablet">English, tablet</option>
                <option value="dark">English, dark</option>
                ${Object.entries(LANGUAGES).map(
                  ([language, name]) => html`<option value="${language}">${name}</option>`,
                )}
              </select>
            </label>
            <label>
              Colour scheme
              <select id="scheme">
                <option value="light dark">System</option>
                <option value="light">Light</option>
                <option value="dark">Dark</option>
              </select>
            </label>
            <p id="count" role="status">${views} views</p>
          </form>
          ${problems.length === 0 ? null : renderProblems(problems)}
        </header>
        <div class="columns">
          <nav aria-label="Flows">
            <ul>
              ${comparison === null ? null : renderChangesLink(comparison)}
              ${report.machines.map(renderFlowLink)}
            </ul>
          </nav>
          <main id="flows" data-pictures="en">
            ${comparison === null ? null : renderChanges(comparison)}
            ${report.machines.map(renderFlow)}
          </main>
        </div>
        <script>
          ${raw(read('gallery-page.js'))};
        </script>
        ${
          comparison === null
            ? null
            : html`<script>
                ${raw(read('changes-page.js'))};
              </script>`
        }
      </body>
    </html> `.markup;
}

function renderChangesLink({ changes }: Comparison): Html {
  const isAccepted = changes.every(({ acceptance }) => acceptance !== null);
  return html`
    <li>
      <a href="#changes">Changes</a>
      <span class="badge ${isAccepted ? 'good' : 'bad'}">${changes.length}</span>
    </li>
  `;
}

function renderProblems(problems: readonly string[]): Html {
  return html`
    <details class="problems">
      <summary>The gallery is incomplete: ${problems.length} problems</summary>
      <ul>
        ${problems.map((problem) => html`<li>${problem}</li>`)}
      </ul>
    </details>
  `;
}
