import { readBuildNotes, type BuildNotes } from './build-notes';
import { entryScripts, isFlowRuntime, ownScripts, placesOf } from './routes';
import { KB, transferSize } from './sizes';
import { findStrangers } from './strangers';

/** Everything that is there from the start, gzip. */
const ENTRY_GZ = 140 * KB;
/** What a screen may add to the entry and to what flows run on, gzip. */
const SCREEN_GZ = 45 * KB;
/** All scripts until the first answer can be pressed, brotli. */
const FIRST_ANSWER_BR = 150 * KB;

type Row = { readonly what: string; readonly bytes: number; readonly limit: number };

function measure(notes: BuildNotes): readonly Row[] {
  const { outputPath } = notes;
  const entry = entryScripts(notes);
  const [firstAnswer, ...others] = placesOf(notes);
  const screen = (own: ReadonlySet<string>) =>
    new Set([...own].filter((script) => !isFlowRuntime(script)));
  return [
    {
      what: `entry and ${firstAnswer.name}, brotli`,
      bytes: transferSize(outputPath, [...entry, ...ownScripts(notes, firstAnswer)], 'br'),
      limit: FIRST_ANSWER_BR,
    },
    { what: 'entry, gzip', bytes: transferSize(outputPath, [...entry], 'gz'), limit: ENTRY_GZ },
    ...[firstAnswer, ...others].map((place) => ({
      what: `  + ${place.name}`,
      bytes: transferSize(outputPath, [...screen(ownScripts(notes, place))], 'gz'),
      limit: SCREEN_GZ,
    })),
  ];
}

function print(rows: readonly Row[]): void {
  const kb = (bytes: number) => (bytes / KB).toFixed(1).padStart(7);
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
  const rows = measure(notes);
  print(rows);
  const strangers = findStrangers(notes);
  for (const stranger of strangers) console.error(`Does not belong into the build: ${stranger}`);
  return rows.every(({ bytes, limit }) => bytes <= limit) && strangers.length === 0;
}

if (!check()) process.exitCode = 1;
