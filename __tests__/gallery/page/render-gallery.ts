import { readFileSync } from 'node:fs';
import path from 'node:path';
import { findGalleryGaps } from '../make-albums';
import type { Album } from '../gallery.types';
import { html, raw, type Html } from './html';
import { renderView } from './render-view';

type Run = { readonly durationMs: number; readonly at: Date };

const read = (file: string) => readFileSync(path.join(__dirname, file), 'utf8');
const sum = (albums: readonly Album[], count: (album: Album) => number) =>
  albums.reduce((total, album) => total + count(album), 0);

/** The whole page, which needs nothing but the pictures beside it. */
export function renderGallery(albums: readonly Album[], { durationMs, at }: Run): string {
  const gaps = findGalleryGaps(albums);
  const views = sum(albums, (album) => album.views.length);
  const states = sum(albums, ({ stateCount }) => stateCount);
  const walks = sum(albums, (album) => album.walks.length);
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Gallery of every screen</title>
        <style>
          ${raw(read('gallery.css'))}
        </style>
      </head>
      <body>
        <a class="skip" href="#flows">To the flows</a>
        <header class="top">
          <h1>Every screen of every flow</h1>
          <p class="soft">
            ${views} views of ${states} states, seen on ${walks} walks through ${albums.length}
            flows in ${Math.round(durationMs / 1000)} seconds. ${at.toUTCString()}
          </p>
          <form class="tools" role="search">
            <label>Find <input type="search" id="find" autocomplete="off" /></label>
            <label><input type="checkbox" id="unclean" /> Only what axe complains of</label>
            <label>
              Colours
              <select id="scheme">
                <option value="light dark">As the system</option>
                <option value="light">Light</option>
                <option value="dark">Dark</option>
              </select>
            </label>
            <p id="count" role="status">${views} views</p>
          </form>
          ${gaps.length === 0 ? null : renderGaps(gaps)}
        </header>
        <div class="columns">
          <nav aria-label="Flows">
            <ul>
              ${albums.map(renderLink)}
            </ul>
          </nav>
          <main id="flows">${albums.map(renderAlbum)}</main>
        </div>
        <script>
          ${raw(read('gallery-page.js'))};
        </script>
      </body>
    </html> `.markup;
}

function renderGaps(gaps: readonly string[]): Html {
  return html`
    <details class="gaps">
      <summary>The gallery is not complete: ${gaps.length} are missing</summary>
      <ul>
        ${gaps.map((gap) => html`<li>${gap}</li>`)}
      </ul>
    </details>
  `;
}

function renderLink({ entry, views, unpictured }: Album): Html {
  const isWhole = views.length > 0 && unpictured.every(({ reason }) => reason !== null);
  return html`
    <li>
      <a href="#${entry.id}">${entry.title}</a>
      <span class="badge ${isWhole ? 'good' : 'bad'}">${views.length}</span>
    </li>
  `;
}

function renderAlbum(album: Album): Html {
  const { entry, views, stateCount, unpictured } = album;
  const ofState = (state: string) => views.filter((view) => view.state === state);
  const isPictured = stateCount - unpictured.length;
  return html`
    <section class="flow" id="${entry.id}" aria-labelledby="${entry.id}-title">
      <h2 id="${entry.id}-title">${entry.title}</h2>
      <p class="soft">
        ${entry.section} · <code>${entry.id}</code> · ${isPictured} of ${stateCount} states have a
        screen · ${views.length} views
      </p>
      <div class="views">
        ${views.map((view) => {
          const siblings = ofState(view.state);
          return renderView(view, siblings.indexOf(view), siblings.length);
        })}
      </div>
      ${unpictured.length === 0 ? null : renderUnpictured(album)} ${renderWalks(album)}
    </section>
  `;
}

function renderUnpictured({ unpictured }: Album): Html {
  return html`
    <h3>States without a screen of their own</h3>
    <dl class="unpictured">
      ${unpictured.map(
        ({ state, title, reason }) => html`
          <dt>${title} <code>${state}</code></dt>
          <dd class="${reason === null ? 'bad' : ''}">${reason ?? 'There is no picture of it.'}</dd>
        `,
      )}
    </dl>
  `;
}

function renderWalks({ walks, entry }: Album): Html {
  const passed = walks.filter(({ isPassed }) => isPassed).length;
  return html`
    <details class="walks">
      <summary>
        ${passed} of ${walks.length} walks went well<span class="hidden">: ${entry.title}</span>
      </summary>
      <ol>
        ${walks.map(
          ({ title, isPassed, error, stepCount, durationMs, endsBecause }) => html`
            <li>
              <span class="badge ${isPassed ? 'good' : 'bad'}">${isPassed ? 'ok' : 'failed'}</span>
              ${title}
              <span class="soft">
                ${stepCount} steps, ${(durationMs / 1000).toFixed(1)} s${isPassed ? '' : ': '}
                ${isPassed ? null : (error ?? '')}
                ${endsBecause === null ? null : ` Ends before its last step: ${endsBecause}`}
              </span>
            </li>
          `,
        )}
      </ol>
    </details>
  `;
}
