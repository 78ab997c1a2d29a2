import type { View } from '../album.types';
import { html, type Html } from './html';

/** One view: what it is, its two pictures, how to get there, and what axe says. */
export function renderView(view: View, index: number, stateViews: number): Html {
  const { title, state, sees, path, pictures, violations, address } = view;
  const number = stateViews > 1 ? ` · ${index + 1} of ${stateViews}` : '';
  const words = [title, state, sees, address, ...path].join(' ').toLowerCase();
  const isClean = violations.length === 0;
  return html`
    <article class="view" data-words="${words}" data-clean="${isClean ? 'yes' : 'no'}">
      <header>
        <h3>${title}<span class="soft">${number}</span></h3>
        <p class="after">${path.at(-1) ?? ''}</p>
      </header>
      <div class="pictures">
        ${renderPicture(pictures.phone, `${title}, on a phone`, 'phone', 'Phone')}
        ${renderPicture(pictures.desktop, `${title}, on a desktop`, 'desktop', 'Desktop')}
      </div>
      <p class="sees">${sees}</p>
      <p class="facts">
        <code>${state}</code> <code>${address}</code>
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

function renderPicture(file: string, alt: string, size: string, caption: string): Html {
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
        ({ id, help, at, nodes }) => html`
          <li><strong>${id}</strong> (${at}): ${help} <code>${nodes.join(', ')}</code></li>
        `,
      )}
    </ul>
  `;
}
