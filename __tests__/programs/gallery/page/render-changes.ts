import type { AcceptedChange } from '../compare/accepted-changes';
import { OLDER_FOLDER } from '../compare/older-folder';
import type { Change, Comparison, PixelDifference } from '../compare/compare.types';
import { html, type Html } from '../../../../src/qa/visualiser/release/html';
import { describeBuild } from './render-run';
import {
  getVariantName,
  getVariantSize,
  VARIANT_NAMES,
} from '../../../../src/qa/visualiser/release/format/variants';

/** Renders the screenshots that are not as in the older gallery, each with a form to accept it. */
export function renderChanges(comparison: Comparison): Html {
  const { older, changes, sameCount, samePixelsCount, notComparedCount } = comparison;
  const { createdAt, build, browser } = older;
  const count = (kind: Change['kind']) => changes.filter((change) => change.kind === kind).length;
  return html`
    <section id="changes" class="changes" aria-labelledby="changes-title">
      <h2 id="changes-title">Changes</h2>
      <p class="soft">
        Compared with the gallery of ${new Date(createdAt).toUTCString()}: build
        ${describeBuild(build)}, hash <code>${build.hash ?? 'unknown'}</code>,
        ${browser === null ? 'no browser' : `${browser.name} ${browser.version}`}.
      </p>
      <p>
        ${count('changed')} changed, ${count('new')} new, ${count('gone')} gone, ${sameCount} the
        same${samePixelsCount === 0 ? '' : ` (${samePixelsCount} of them in other bytes)`},
        ${notComparedCount} not compared.
      </p>
      ${renderAltered('older', comparison.alteredOlder)}
      ${renderAltered('newer', comparison.alteredNewer)}
      ${changes.length === 0 ? null : renderTools(changes)}
      <div class="change-list">${changes.map(renderChange)}</div>
      ${renderEnded(comparison.endedAcceptances)}
    </section>
  `;
}

function renderAltered(name: string, files: readonly string[]): Html | null {
  if (files.length === 0) return null;
  return html`
    <div class="altered bad">
      <p>
        ${files.length}
        ${files.length === 1 ? 'screenshot is not that' : 'screenshots are not those'} of the
        ${name} report, so what it says about them cannot be compared:
      </p>
      <ul>
        ${files.map((file) => html`<li><code>${file}</code></li>`)}
      </ul>
    </div>
  `;
}

function renderTools(changes: readonly Change[]): Html {
  const variants = Object.entries(VARIANT_NAMES).filter(([variant]) =>
    changes.some((change) => change.variant === variant),
  );
  return html`
    <div class="tools">
      ${renderSelect('change-kind', 'Show', [
        ['', 'All'],
        ['changed', 'Changed'],
        ['new', 'New'],
        ['gone', 'Gone'],
      ])}
      ${renderSelect('change-acceptance', 'Acceptance', [
        ['', 'All'],
        ['open', 'Not accepted'],
        ['accepted', 'Accepted'],
      ])}
      ${renderSelect('change-variant', 'Variant', [['', 'All'], ...variants])}
      <label><input type="checkbox" id="mark-areas" checked /> Mark what differs</label>
      <p id="change-count" role="status"></p>
    </div>
    <form id="accept-shown" class="tools" aria-label="Accept changes">
      <label>Your name <input id="accepted-by" required autocomplete="name" /></label>
      <label>Note <input id="note-for-shown" required autocomplete="off" /></label>
      <button>Accept all that are shown</button>
      <button type="button" id="export-accepted">Export accepted-changes.json</button>
    </form>
  `;
}

const renderSelect = (id: string, label: string, options: readonly (readonly string[])[]) => html`
  <label>
    ${label}
    <select id="${id}">
      ${options.map(([value = '', name = '']) => html`<option value="${value}">${name}</option>`)}
    </select>
  </label>
`;

function renderChange(change: Change): Html {
  const { kind, variant, title, state, machineTitle, lastStep, acceptance } = change;
  const { file, before, after } = change;
  const name = `${title}, ${getVariantName(variant)}`;
  return html`
    <article
      class="view change ${getVariantSize(variant)}"
      data-kind="${kind}"
      data-variant="${variant}"
      data-change="${JSON.stringify({ file, before, after })}"
      data-acceptance="${acceptance === null ? '' : JSON.stringify(acceptance)}"
    >
      <header>
        <h3>${name} <span class="badge">${kind}</span></h3>
        <p class="last-step">${machineTitle} <code>${state}</code> ${lastStep}</p>
      </header>
      ${kind === 'changed' ? renderSlider(change, name) : renderSingle(change, name)}
      <p class="details soft">${describePixels(change)}</p>
      <p class="acceptance" role="status"></p>
      <form class="accept">
        <label
          >Note<span class="visually-hidden">: ${name}</span> <input required autocomplete="off"
        /></label>
        <button>Accept<span class="visually-hidden">: ${name}</span></button>
      </form>
      <button type="button" class="withdraw" hidden>
        Withdraw the acceptance<span class="visually-hidden">: ${name}</span>
      </button>
    </article>
  `;
}

function renderSlider({ file, olderFile, olderProblem, pixels }: Change, name: string): Html {
  if (olderFile === null || olderProblem !== null)
    return html`<p class="bad">${olderProblem ?? ''}</p>
      ${renderImage(file, `Newer: ${name}`)}`;
  return html`
    <div class="slider">
      <label>
        <span class="ends"><span>All newer</span> <span>All older</span></span>
        <span class="visually-hidden">Share of the older screenshot: ${name}</span>
        <input type="range" min="0" max="100" value="50" aria-valuetext="50 % older" />
      </label>
      <div class="layers">
        ${renderImage(file, `Newer: ${name}`, 'newer')}
        ${renderImage(`${OLDER_FOLDER}/${olderFile}`, `Older: ${name}`, 'older')}
        ${pixels === null ? null : renderArea(pixels)}
      </div>
    </div>
  `;
}

const renderImage = (file: string, alt: string, className = '') =>
  html`<img class="${className}" src="${file}" alt="${alt}" loading="lazy" decoding="async" />`;

function renderArea({ area, width, height }: PixelDifference): Html {
  const toPercent = (part: number, whole: number) => `${((part / whole) * 100).toFixed(2)}%`;
  const style = [
    `left: ${toPercent(area.x, width)}`,
    `top: ${toPercent(area.y, height)}`,
    `width: ${toPercent(area.width, width)}`,
    `height: ${toPercent(area.height, height)}`,
  ].join('; ');
  return html`<span class="area" style="${style}" aria-hidden="true"></span>`;
}

function renderSingle({ kind, file, olderFile, olderProblem }: Change, name: string): Html {
  if (kind === 'new') return renderImage(file, `New: ${name}`);
  if (olderProblem !== null) return html`<p class="bad">${olderProblem}</p>`;
  return renderImage(`${OLDER_FOLDER}/${olderFile ?? ''}`, `Gone: ${name}`);
}

function describePixels({ kind, pixels, olderProblem }: Change): string {
  if (kind !== 'changed') return '';
  if (pixels === null)
    return olderProblem === null ? 'Compared by hash: the pixels could not be compared.' : '';
  const { count, width, height, area, isResized } = pixels;
  const percent = ((count / (width * height)) * 100).toFixed(2);
  const size = isResized ? ' The size has changed.' : '';
  return `${count} pixels differ (${percent} %), in ${area.width} × ${area.height} at ${area.x}, ${area.y}.${size}`;
}

function renderEnded(ended: readonly AcceptedChange[]): Html | null {
  if (ended.length === 0) return null;
  return html`
    <details>
      <summary>${ended.length} acceptances no longer count: the screenshots are others now</summary>
      <ul>
        ${ended.map(
          ({ file, name, at, note }) => html`<li><code>${file}</code> ${name}, ${at}: ${note}</li>`,
        )}
      </ul>
    </details>
  `;
}
