import type { View } from '../view.types';
import { html, type Html } from './html';

/** Renders one view: title, two screenshots, expected content, axe violations and the steps to reach it. */
export function renderView(view: View, index: number, viewCount: number): Html {
  const { title, state, expectedView, path, screenshots, violations, url } = view;
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
        ${renderScreenshot(screenshots.phone, `${title}, on a phone`, 'phone', 'Phone')}
        ${renderScreenshot(screenshots.desktop, `${title}, on a desktop`, 'desktop', 'Desktop')}
      </div>
      <p class="expected-view">${expectedView}</p>
      <p class="details">
        <code>${state}</code> <code>${url}</code>
        <span class="badge ${hasViolations ? 'bad' : 'good'}">
          axe: ${hasViolations ? `${violations.length} violations` : 'no violations'}
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

function renderScreenshot(file: string, alt: string, size: string, caption: string): Html {
  return html`
    <figure class="${size}">
      <a href="${file}"><img src="${file}" alt="${alt}" loading="lazy" decoding="async" /></a>
      <figcaption>${caption}</figcaption>
    </figure>
  `;
}

function renderViolations({ violations }: View): Html {
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
