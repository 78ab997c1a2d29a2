import { readFileSync } from 'node:fs';
import path from 'node:path';
import { findGalleryProblems } from '../build-flow-screenshots';
import type { FlowScreenshots } from '../flow-screenshots.types';
import { LANGUAGES } from '../languages/languages';
import { html, raw, type Html } from './html';
import { renderView } from './render-view';

type Run = { readonly durationMs: number; readonly createdAt: Date };

const read = (file: string) => readFileSync(path.join(__dirname, file), 'utf8');
const sum = (flows: readonly FlowScreenshots[], count: (flow: FlowScreenshots) => number) =>
  flows.reduce((total, flow) => total + count(flow), 0);

/** Shows the screenshots that are selected. */
const PICTURE_RULES = ['en', 'tablet', 'dark', ...Object.keys(LANGUAGES)]
  .map((one) => `[data-pictures='${one}'] figure:not([data-pictures='${one}']) { display: none; }`)
  .join('\n');

/** Renders the whole page, which needs no other files than the screenshots. */
export function renderGallery(
  flows: readonly FlowScreenshots[],
  { durationMs, createdAt }: Run,
): string {
  const problems = findGalleryProblems(flows);
  const views = sum(flows, (flow) => flow.views.length);
  const states = sum(flows, ({ stateCount }) => stateCount);
  const walkthroughs = sum(flows, (flow) => flow.walkthroughs.length);
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Gallery of every screen</title>
        <style>
          ${raw(read('gallery.css'))}
          ${raw(PICTURE_RULES)}
        </style>
      </head>
      <body>
        <a class="skip" href="#flows">Skip to the flows</a>
        <header class="top">
          <h1>Every screen of every flow</h1>
          <p class="soft">
            ${views} views of ${states} states, from ${walkthroughs} walkthroughs of ${flows.length}
            flows in ${Math.round(durationMs / 1000)} seconds. ${createdAt.toUTCString()}
          </p>
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
              ${flows.map(renderLink)}
            </ul>
          </nav>
          <main id="flows" data-pictures="en">${flows.map(renderFlow)}</main>
        </div>
        <script>
          ${raw(read('gallery-page.js'))};
        </script>
      </body>
    </html> `.markup;
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

function renderLink({ entry, views, statesWithoutScreenshot }: FlowScreenshots): Html {
  const isComplete =
    views.length > 0 && statesWithoutScreenshot.every(({ reason }) => reason !== null);
  return html`
    <li>
      <a href="#${entry.id}">${entry.title}</a>
      <span class="badge ${isComplete ? 'good' : 'bad'}">${views.length}</span>
    </li>
  `;
}

function renderFlow(flow: FlowScreenshots): Html {
  const { entry, views, stateCount, statesWithoutScreenshot } = flow;
  const getStateViews = (state: string) => views.filter((view) => view.state === state);
  const screenshotCount = stateCount - statesWithoutScreenshot.length;
  return html`
    <section class="flow" id="${entry.id}" aria-labelledby="${entry.id}-title">
      <h2 id="${entry.id}-title">${entry.title}</h2>
      <p class="soft">
        ${entry.section} · <code>${entry.id}</code> · ${screenshotCount} of ${stateCount} states
        have a screenshot · ${views.length} views
      </p>
      <div class="views">
        ${views.map((view) => {
          const siblings = getStateViews(view.state);
          return renderView(view, siblings.indexOf(view), siblings.length);
        })}
      </div>
      ${statesWithoutScreenshot.length === 0 ? null : renderStatesWithoutScreenshot(flow)}
      ${renderWalkthroughs(flow)}
    </section>
  `;
}

function renderStatesWithoutScreenshot({ statesWithoutScreenshot }: FlowScreenshots): Html {
  return html`
    <h3>States without a screenshot</h3>
    <dl class="states-without-screenshot">
      ${statesWithoutScreenshot.map(
        ({ state, title, reason }) => html`
          <dt>${title} <code>${state}</code></dt>
          <dd class="${reason === null ? 'bad' : ''}">${reason ?? 'The screenshot is missing.'}</dd>
        `,
      )}
    </dl>
  `;
}

function renderWalkthroughs({ walkthroughs, entry }: FlowScreenshots): Html {
  const passed = walkthroughs.filter(({ isPassed }) => isPassed).length;
  return html`
    <details class="walkthroughs">
      <summary>
        ${passed} of ${walkthroughs.length} walkthroughs passed<span class="visually-hidden"
          >: ${entry.title}</span
        >
      </summary>
      <ol>
        ${walkthroughs.map(
          ({ title, isPassed, error, stepCount, durationMs, stopReason }) => html`
            <li>
              <span class="badge ${isPassed ? 'good' : 'bad'}"
                >${isPassed ? 'passed' : 'failed'}</span
              >
              ${title}
              <span class="soft">
                ${stepCount} steps, ${(durationMs / 1000).toFixed(1)} s${isPassed ? '' : ': '}
                ${isPassed ? null : (error ?? '')}
                ${stopReason === null ? null : ` Stops before its last step: ${stopReason}`}
              </span>
            </li>
          `,
        )}
      </ol>
    </details>
  `;
}
