import type { Browser } from '@playwright/test';
import type { Film } from './record-film';

/** Time between two pictures of a strip, in ms, and of its last one. */
const STEP_MS = 100;
const LAST_MS = 1600;
const PICTURE_WIDTH = 94;

const times = Array.from({ length: LAST_MS / STEP_MS }, (_, index) => (index + 1) * STEP_MS);

/** What was on the screen at a time. */
const findPicture = (film: Film, time: number) =>
  film.findLast(({ shownAt }) => shownAt >= 0 && shownAt <= time)?.picture;

function toRow(title: string, film: Film): string {
  const cells = times.map((time) => {
    const picture = findPicture(film, time);
    const image = picture === undefined ? '' : `<img src="data:image/png;base64,${picture}">`;
    return `<figure><div>${image}</div><figcaption>${(time / 1000).toFixed(1)} s</figcaption></figure>`;
  });
  return `<h2>${title}</h2><section>${cells.join('')}</section>`;
}

const STYLE = `
  body { margin: 12px; width: max-content; font: 13px system-ui, sans-serif; background: #fff }
  h2 { margin: 4px 0; font-size: 14px }
  section { display: flex; gap: 4px }
  figure { margin: 0 }
  figure div { width: ${PICTURE_WIDTH}px; height: 167px; border: 1px solid #ccc }
  img { width: 100% }
  figcaption { text-align: center }
`;

/** Writes a picture with one row of pictures for each film, by title. */
export async function drawFilmStrip(
  browser: Browser,
  films: Readonly<Record<string, Film>>,
  file: string,
): Promise<void> {
  const page = await browser.newPage({ viewport: { width: 1700, height: 450 } });
  const rows = Object.entries(films).map(([title, film]) => toRow(title, film));
  await page.setContent(`<style>${STYLE}</style>${rows.join('')}`);
  await page.locator('body').screenshot({ path: file });
  await page.close();
}
