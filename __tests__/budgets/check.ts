import { readBuildNotes } from './build-notes';
import { entryScripts, ownScripts, placesOf } from './routes';
import { KB, transferSize } from './sizes';
import { findStrangers } from './strangers';

/** Everything that is there from the start, gzip. */
const ENTRY_GZ = 140 * KB;
/** What a screen may add to it, gzip. */
const SCREEN_GZ = 45 * KB;
/** All scripts until the first answer can be pressed, brotli. */
const FIRST_ANSWER_BR = 150 * KB;

type Row = { readonly what: string; readonly bytes: number; readonly limit: number };

const kb = (bytes: number) => (bytes / KB).toFixed(1).padStart(7);

function print(rows: readonly Row[]): void {
  const width = Math.max(...rows.map(({ what }) => what.length));
  console.log(`${'KB'.padEnd(width)}    is  of at most`);
  for (const { what, bytes, limit } of rows)
    console.log(
      `${what.padEnd(width)} ${kb(bytes)} ${kb(limit)}${bytes > limit ? '  TOO MUCH' : ''}`,
    );
}

/** `npm run budgets`: what each screen of the last production build costs, and that nothing strange is in it. */
function check(): boolean {
  const notes = readBuildNotes();
  const { outputPath } = notes;
  const entry = entryScripts(notes);
  const places = placesOf(notes);
  const [firstAnswer] = places;
  const rows: Row[] = [
    { what: 'entry, gzip', bytes: transferSize(outputPath, entry, 'gz'), limit: ENTRY_GZ },
    ...places.slice(0, 1).map((place) => ({
      what: `entry and ${place.name}, brotli`,
      bytes: transferSize(outputPath, new Set([...entry, ...ownScripts(notes, place)]), 'br'),
      limit: FIRST_ANSWER_BR,
    })),
    ...places.map((place) => ({
      what: `+ ${place.name}, gzip`,
      bytes: transferSize(outputPath, ownScripts(notes, place), 'gz'),
      limit: SCREEN_GZ,
    })),
  ];
  print(rows);
  const strangers = findStrangers(notes);
  for (const stranger of strangers) console.error(`Does not belong into the build: ${stranger}`);
  return (
    firstAnswer !== undefined &&
    rows.every(({ bytes, limit }) => bytes <= limit) &&
    strangers.length === 0
  );
}

if (!check()) process.exitCode = 1;
