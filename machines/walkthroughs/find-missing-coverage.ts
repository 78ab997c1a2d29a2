import { listCoverageGoals } from './coverage-goals';
import { generateWalkthroughs } from './generate-walkthroughs';
import { listStateNodes, getSetupName, getStatePath } from './machine-introspection';
import type { MachineEntry } from './walkthrough.types';

/** Messages about missing descriptions, fixtures and uncovered goals of an entry; empty if it is complete. */
export function findMissingCoverage(entry: MachineEntry): readonly string[] {
  return [
    ...findMissingDescriptions(entry),
    ...findMissingFixtures(entry),
    ...findUnreachedGoals(entry),
  ];
}

function findMissingDescriptions({ machine, states, ...entry }: MachineEntry): readonly string[] {
  const paths = listStateNodes(machine).map(getStatePath);
  const fixtures = [
    ...entry.starts,
    ...Object.values(entry.outcomes).flatMap(({ done, error }) => [...done, ...error]),
    ...entry.events,
    ...Object.values(entry.delays),
  ];
  return [
    ...paths
      .filter((path) => !states[path]?.title || !states[path].expectedView)
      .map(toMissingDescription),
    ...Object.keys(states)
      .filter((path) => !paths.includes(path))
      .map((path) => `The state "${path}" does not exist.`),
    ...fixtures
      .filter(({ description }) => description === '')
      .map((fixture) => toMissingDescription(JSON.stringify(fixture))),
  ];
}

const toMissingDescription = (subject: string) => `No description for "${subject}".`;

function findMissingFixtures({ machine, outcomes, delays, events }: MachineEntry) {
  const nodes = [machine.root, ...listStateNodes(machine)];
  const actors = new Set(nodes.flatMap(({ invoke }) => invoke.map(({ src }) => getSetupName(src))));
  const delayNames = new Set(
    nodes.flatMap(({ after }) => after.map(({ delay }) => getSetupName(delay))),
  );
  const fixtures = new Set(events.map(({ event }) => event.type));
  const needsFixture = (type: string) => !type.startsWith('xstate.') && !fixtures.has(type);
  return [
    ...[...actors].flatMap((actor) =>
      (['done', 'error'] as const)
        .filter((result) => !outcomes[actor]?.[result].length)
        .map((result) => `No outcome "${result}" for the actor "${actor}".`),
    ),
    ...[...delayNames]
      .filter((delay) => delays[delay] === undefined)
      .map((delay) => `No fixture for the delay "${delay}".`),
    ...machine.events.filter(needsFixture).map((type) => `No fixture for the event "${type}".`),
  ];
}

function findUnreachedGoals(entry: MachineEntry): readonly string[] {
  const reached = generateWalkthroughs(entry).flatMap(({ goals }) =>
    goals.map(({ kind, id }) => `${kind} "${id}"`),
  );
  return listCoverageGoals(entry)
    .map(({ kind, id }) => `${kind} "${id}"`)
    .filter((goal) => !reached.includes(goal))
    .map((goal) => `No walkthrough covers the ${goal}.`);
}
