import { listAims } from './aims';
import { generateWalkthroughs } from './generate-walkthroughs';
import { listStateNodes, nameOf, pathOf } from './machine-parts';
import type { CatalogueEntry } from './walkthrough.types';

/** What an entry lacks: words, samples, or a way to something that is there. Empty for one that is complete. */
export function findGaps(entry: CatalogueEntry): readonly string[] {
  return [...findMissingWords(entry), ...findMissingSamples(entry), ...findUnreached(entry)];
}

function findMissingWords({ machine, states, ...entry }: CatalogueEntry): readonly string[] {
  const paths = listStateNodes(machine).map(pathOf);
  const samples = [
    ...entry.starts,
    ...Object.values(entry.outcomes).flatMap(({ done, error }) => [...done, ...error]),
    ...entry.events,
    ...Object.values(entry.delays),
  ];
  return [
    ...paths.filter((path) => !states[path]?.title || !states[path].sees).map(noWords),
    ...Object.keys(states)
      .filter((path) => !paths.includes(path))
      .map((path) => `There is no state "${path}".`),
    ...samples.filter(({ says }) => says === '').map((sample) => noWords(JSON.stringify(sample))),
  ];
}

const noWords = (part: string) => `There are no words for "${part}".`;

function findMissingSamples({ machine, outcomes, delays, events }: CatalogueEntry) {
  const nodes = [machine.root, ...listStateNodes(machine)];
  const actors = new Set(nodes.flatMap(({ invoke }) => invoke.map(({ src }) => nameOf(src))));
  const delayNames = new Set(nodes.flatMap(({ after }) => after.map(({ delay }) => nameOf(delay))));
  const samples = new Set(events.map(({ event }) => event.type));
  const needsSample = (type: string) => !type.startsWith('xstate.') && !samples.has(type);
  return [
    ...[...actors].flatMap((actor) =>
      (['done', 'error'] as const)
        .filter((result) => !outcomes[actor]?.[result].length)
        .map((result) => `There is no outcome "${result}" of "${actor}".`),
    ),
    ...[...delayNames]
      .filter((delay) => delays[delay] === undefined)
      .map((delay) => `There is no delay "${delay}".`),
    ...machine.events
      .filter(needsSample)
      .map((type) => `There is no sample of the event "${type}".`),
  ];
}

function findUnreached(entry: CatalogueEntry): readonly string[] {
  const reached = generateWalkthroughs(entry).flatMap(({ aims }) =>
    aims.map(({ kind, id }) => `${kind} "${id}"`),
  );
  return listAims(entry)
    .map(({ kind, id }) => `${kind} "${id}"`)
    .filter((aim) => !reached.includes(aim))
    .map((aim) => `Nothing leads to the ${aim}.`);
}
