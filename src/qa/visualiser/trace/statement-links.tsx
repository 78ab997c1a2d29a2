import type { ReactNode } from 'react';
import type {
  MachineEntry,
  Walkthrough,
} from '../../../../machines/walkthroughs/walkthrough.types';
import { formatRoute } from '../shell/route';
import { listScreens } from './list-screens';
import type { StatementTest } from './specification.cjs';
import styles from './specification.module.css';
import type { TracedGoal } from './trace-statements';

type WalkthroughOf = { readonly entry: MachineEntry; readonly walkthrough: Walkthrough };

/** Links to the states and transitions in the chart; fixtures are in the catalogue. */
export function GoalLinks({ goals }: { readonly goals: readonly TracedGoal[] }) {
  return (
    <List
      items={goals.map(({ entry, goal: { kind, id } }) => ({
        key: `${entry.id} ${kind} ${id}`,
        machine: entry,
        content: (
          <>
            <span className={styles.kind}>{kindNames[kind]}</span>{' '}
            <a href={getHref(entry, kind, id)}>{id}</a>
          </>
        ),
      }))}
    />
  );
}

const kindNames: Readonly<Record<TracedGoal['goal']['kind'], string>> = {
  state: 'state',
  transition: 'transition',
  start: 'start',
  outcome: 'result',
  event: 'event',
};

function getHref({ id: machine }: MachineEntry, kind: string, id: string): string {
  if (kind === 'state') return formatRoute({ mode: 'chart', machine, query: { state: id } });
  if (kind === 'transition')
    return formatRoute({ mode: 'chart', machine, query: { transition: id } });
  return formatRoute({ mode: 'catalogue', machine, query: { fixture: `${kind} ${id}` } });
}

/** Links to the walkthroughs. */
export function WalkthroughLinks({
  walkthroughs,
}: {
  readonly walkthroughs: readonly WalkthroughOf[];
}) {
  return (
    <List
      items={walkthroughs.map(({ entry, walkthrough: { id, title } }) => ({
        key: id,
        machine: entry,
        content: (
          <a href={formatRoute({ mode: 'walkthroughs', machine: entry.id, query: { way: id } })}>
            {title}
          </a>
        ),
      }))}
    />
  );
}

type TestListProps = {
  readonly tests: readonly StatementTest[];
  /** The machines whose walkthroughs show the statement. */
  readonly entries: readonly MachineEntry[];
};

/** The tests that name the statement, and those that run the walkthroughs of its machines. */
export function TestList({ tests, entries }: TestListProps) {
  return (
    <List
      items={[
        ...tests.map(({ file, title }) => ({
          key: `${file} ${title}`,
          content: <Test title={title} file={file.replace('__tests__/', '')} />,
        })),
        ...entries.map(({ id, title }) => ({
          key: id,
          content: (
            <Test
              title={`The walkthroughs of “${title}”`}
              file="model/machines.test.ts, model/screens.test.tsx"
            />
          ),
        })),
      ]}
    />
  );
}

function Test({ title, file }: { readonly title: string; readonly file: string }) {
  return (
    <>
      {title} <span className={styles.file}>{file}</span>
    </>
  );
}

/** Links that open the state in the app, or the reason why it has no screen. */
export function ScreenLinks({ walkthroughs }: { readonly walkthroughs: readonly WalkthroughOf[] }) {
  return (
    <List
      items={listScreens(walkthroughs).map(({ entry, state, reason }) => ({
        key: `${entry.id} ${state}`,
        machine: entry,
        content:
          reason === null ? (
            <a href={formatRoute({ mode: 'live', machine: entry.id, query: { state } })}>{state}</a>
          ) : (
            <>
              {state}: <span className={styles.muted}>no screen. {reason}</span>
            </>
          ),
      }))}
    />
  );
}

type Item = { readonly key: string; readonly machine?: MachineEntry; readonly content: ReactNode };

/** Names each machine once, before its first item. */
function List({ items }: { readonly items: readonly Item[] }) {
  if (items.length === 0) return <span className={styles.none}>—</span>;
  return (
    <ul className={styles.list}>
      {items.map(({ key, machine, content }, index) => (
        <li key={key}>
          {machine !== undefined && machine !== items[index - 1]?.machine && (
            <span className={styles.machine}>{machine.title}</span>
          )}
          {content}
        </li>
      ))}
    </ul>
  );
}
