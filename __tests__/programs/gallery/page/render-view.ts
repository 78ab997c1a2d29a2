import { LANGUAGES } from '../languages/languages';
import type { View } from '../view.types';
import { html, type Html } from './html';

/** Renders one view: title, screenshots, expected content, violations and the steps to reach it. */
export function renderView(view: View, index: number, viewCount: number): Html {
  const { title, state, expectedView, path, screenshots, languageScreenshots, violations, url } =
    view;
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
        ${renderScreenshot(screenshots.phone, `${title}, on a phone`, 'phone', 'Phone', 'en')}
        ${renderScreenshot(screenshots.desktop, `${title}, on a desktop`, 'desktop', 'Desktop', 'en')}
        ${renderScreenshot(screenshots.tablet, `${title}, on a tablet`, 'tablet', 'Tablet', 'tablet')}
        ${renderScreenshot(screenshots.dark, `${title}, dark`, 'phone', 'Phone, dark', 'dark')}
        ${Object.entries(languageScreenshots).map(([language, file]) => {
          const name = toLanguageName(language);
          return renderScreenshot(file, `${title}, ${name}`, 'phone', name, language);
        })}
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

const toLanguageName = (language: string) =>
  Object.entries(LANGUAGES).find(([tag]) => tag === language)?.[1] ?? language;

/** `pictures`: the option of the page with which the screenshot is visible (render-gallery.ts). */
function renderScreenshot(
  file: string,
  alt: string,
  size: string,
  caption: string,
  pictures: string,
): Html {
  return html`
    <figure class="${size}" data-pictures="${pictures}">
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
