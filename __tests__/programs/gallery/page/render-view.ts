import type { View } from '../view.types';
import { html, type Html } from './html';

/** One view: what it is, its two pictures, how to get there, and what axe says. */
export function renderView(view: View, index: number, viewCount: number): Html {
  const { title, state, expectedView, path, screenshots, violations, url } = view;
  const number = viewCount > 1 ? ` · ${index + 1} of ${viewCount}` : '';
  const words = [title, state, expectedView, url, ...path].join(' ').toLowerCase();
  const isClean = violations.length === 0;
  return html`
    <article class="view" data-words="${words}" data-clean="${isClean ? 'yes' : 'no'}">
      <header>
        <h3>${title}<span class="soft">${number}</span></h3>
        <p class="after">${path.at(-1) ?? ''}</p>
      </header>
      <div class="pictures">
        ${renderScreenshot(screenshots.phone, `${title}, on a phone`, 'phone', 'Phone')}
        ${renderScreenshot(screenshots.desktop, `${title}, on a desktop`, 'desktop', 'Desktop')}
      </div>
      <p class="sees">${expectedView}</p>
      <p class="facts">
        <code>${state}</code> <code>${url}</code>
        <span class="badge ${isClean ? 'good' : 'bad'}">
          axe: ${isClean ? 'nothing found' : `${violations.length} found`}
        </span>
      </p>
      ${isClean ? null : renderViolations(view)}
      <details>
        <summary>How to get here<span class="hidden">: ${title}${number}</span></summary>
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
