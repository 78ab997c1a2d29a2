import {
  listStatesWithoutScreenshot,
  listViews,
} from '../../../../src/qa/visualiser/release/format/list-report';
import type {
  ReportedMachine,
  ReportedWalkthrough,
} from '../../../../src/qa/visualiser/release/format/report.schema';
import { ROUTES_GROUP } from '../../../../src/qa/routes/pictured-routes';
import { html, type Html } from '../../../../src/qa/visualiser/release/html';
import { renderView } from './render-view';

/** Renders the link to a flow in the navigation, with the number of its views. */
export function renderFlowLink(machine: ReportedMachine): Html {
  const views = listViews(machine);
  const isComplete =
    views.length > 0 &&
    listStatesWithoutScreenshot(machine).every(
      ({ reasonWithoutScreenshot }) => reasonWithoutScreenshot !== null,
    );
  return html`
    <li>
      <a href="#${machine.id}">${machine.title}</a>
      <span class="badge ${isComplete ? 'good' : 'bad'}">${views.length}</span>
    </li>
  `;
}

/** Renders the views of a flow, its states without a screenshot and its walkthroughs. */
export function renderFlow(machine: ReportedMachine): Html {
  const { id, title, section, states, walkthroughs } = machine;
  const views = listViews(machine);
  const screenshotCount = states.length - listStatesWithoutScreenshot(machine).length;
  return html`
    <section class="flow" id="${id}" aria-labelledby="${id}-title">
      <h2 id="${id}-title">${title}</h2>
      <p class="soft">
        ${section} · <code>${id}</code> · ${screenshotCount} of ${states.length}
        ${id === ROUTES_GROUP.id ? 'routes' : 'states'} have a screenshot · ${views.length} views
      </p>
      <div class="views">
        ${views.map((view) => {
          const siblings = views.filter(({ state }) => state === view.state);
          const walkthrough = walkthroughs.find((one) => one.views.includes(view));
          const path = walkthrough?.steps.slice(0, view.step + 1) ?? [];
          return renderView(view, path, siblings.indexOf(view), siblings.length);
        })}
      </div>
      ${renderStatesWithoutScreenshot(machine)} ${renderWalkthroughs(machine)}
    </section>
  `;
}

function renderStatesWithoutScreenshot(machine: ReportedMachine): Html | null {
  const states = listStatesWithoutScreenshot(machine);
  if (states.length === 0) return null;
  return html`
    <h3>Without a screenshot</h3>
    <dl class="states-without-screenshot">
      ${states.map(
        ({ path, title, reasonWithoutScreenshot: reason }) => html`
          <dt>${title} <code>${path}</code></dt>
          <dd class="${reason === null ? 'bad' : ''}">${reason ?? 'The screenshot is missing.'}</dd>
        `,
      )}
    </dl>
  `;
}

function renderWalkthroughs({ walkthroughs, title }: ReportedMachine): Html {
  const passed = walkthroughs.filter(({ result }) => result === 'passed').length;
  return html`
    <details class="walkthroughs">
      <summary>
        ${passed} of ${walkthroughs.length} walkthroughs passed<span class="visually-hidden"
          >: ${title}</span
        >
      </summary>
      <ol>
        ${walkthroughs.map(renderWalkthrough)}
      </ol>
    </details>
  `;
}

function renderWalkthrough(walkthrough: ReportedWalkthrough): Html {
  const { title, result, error, steps, durationMs, stopReason, consoleProblems } = walkthrough;
  return html`
    <li>
      <span class="badge ${result === 'passed' ? 'good' : 'bad'}">${result}</span>
      ${title}
      <span class="soft">
        ${steps.length - 1} steps, ${(durationMs / 1000).toFixed(1)}
        s${error === null ? '' : `: ${error}`}
        ${stopReason === null ? null : ` Stops before its last step: ${stopReason}`}
      </span>
      ${
        consoleProblems.length === 0
          ? null
          : html`<ul class="violations">
              ${consoleProblems.map((problem) => html`<li>${problem}</li>`)}
            </ul>`
      }
    </li>
  `;
}
