import type {
  ReportedScreenshot,
  ReportedView,
} from '../../../../src/qa/visualiser/release/format/report.schema';
import { html, type Html } from '../../../../src/qa/visualiser/release/html';
import {
  getVariantName,
  getVariantSize,
  sortByVariant,
} from '../../../../src/qa/visualiser/release/format/variants';

/** Renders one view, to which `path` leads: title, screenshots, expected content, violations and the steps to reach it. */
export function renderView(
  view: ReportedView,
  path: readonly string[],
  index: number,
  viewCount: number,
): Html {
  const { title, state, expectedView, screenshots, violations, url } = view;
  const number = viewCount > 1 ? ` · ${index + 1} of ${viewCount}` : '';
  const searchText = [title, state, expectedView, url, ...path].join(' ').toLowerCase();
  const hasViolations = violations.length > 0;
  return html`
    <article class="view" data-search-text="${searchText}" data-violations="${violations.length}">
      <header>
        <h3>${title}<span class="soft">${number}</span></h3>
        <p class="last-step">${path.at(-1) ?? ''}</p>
      </header>
      <div class="screenshots">
        ${sortByVariant(screenshots).map((screenshot) => renderScreenshot(screenshot, title))}
      </div>
      <p class="expected-view">${expectedView}</p>
      <p class="details">
        <code>${state}</code> <code>${url}</code>
        <span class="badge ${hasViolations ? 'bad' : 'good'}">
          ${hasViolations ? `${violations.length} violations` : 'no violations'}
        </span>
      </p>
      ${hasViolations ? renderViolations(view) : null}
      <details>
        <summary>
          Steps to reach this view<span class="visually-hidden">: ${title}${number}</span>
        </summary>
        <ol>
          ${path.map((step) => html`<li>${step}</li>`)}
        </ol>
      </details>
    </article>
  `;
}

function renderScreenshot({ variant, file }: ReportedScreenshot, title: string): Html {
  const name = getVariantName(variant);
  // The option of the page with which it is visible (render-gallery.ts).
  const pictures =
    variant === 'phone' || variant === 'desktop' ? 'en' : variant.replace(/^.*-dark$/, 'dark');
  return html`
    <figure class="${getVariantSize(variant)}" data-pictures="${pictures}">
      <a href="${file}"
        ><img src="${file}" alt="${title}: ${name}" loading="lazy" decoding="async"
      /></a>
      <figcaption>${name}</figcaption>
    </figure>
  `;
}

function renderViolations({ violations }: ReportedView): Html {
  return html`
    <ul class="violations">
      ${violations.map(
        ({ id, help, variant, nodes }) => html`
          <li><strong>${id}</strong> (${variant}): ${help} <code>${nodes.join(', ')}</code></li>
        `,
      )}
    </ul>
  `;
}
