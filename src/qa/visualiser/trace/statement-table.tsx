import { Card } from '../../../ui/card/card';
import { LastResult } from './last-result';
import { SPECIFICATION } from './specification.cjs';
import styles from './specification.module.css';
import { GoalLinks, ScreenLinks, TestList, WalkthroughLinks } from './statement-links';
import { isHole, listWalkthroughs, type TracedStatement } from './trace-statements';

type Props = {
  readonly title: string;
  readonly traced: readonly TracedStatement[];
  /** The machines whose walkthroughs are there; those of the others appear later. */
  readonly generatedMachines: ReadonlySet<string>;
};

/** The statements of a section, if there are any. */
export function StatementTable({ title, traced, generatedMachines }: Props) {
  if (traced.length === 0) return null;
  return (
    <Card heading={title}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Statement</th>
            <th scope="col">States, transitions and fixtures</th>
            <th scope="col">Walkthroughs</th>
            <th scope="col">Tests</th>
            <th scope="col">Screens</th>
          </tr>
        </thead>
        <tbody>
          {traced.map((one, index) => (
            <Row
              key={one.statement.id}
              traced={one}
              isFirst={traced[index - 1]?.statement.topic !== one.statement.topic}
              generatedMachines={generatedMachines}
            />
          ))}
        </tbody>
      </table>
    </Card>
  );
}

type RowProps = Pick<Props, 'generatedMachines'> & {
  readonly traced: TracedStatement;
  /** The first of its topic, which it names. */
  readonly isFirst: boolean;
};

function Row({ traced, isFirst, generatedMachines }: RowProps) {
  const { statement, goals, tests } = traced;
  const walkthroughs = listWalkthroughs(
    goals.filter(({ entry }) => generatedMachines.has(entry.id)),
  );
  return (
    <tr className={isHole(traced) ? styles.hole : undefined}>
      <th scope="row">
        {isFirst && <span className={styles.topic}>{statement.topic}</span>}
        <code className={styles.id}>{statement.id}</code>
        <span className={styles.text}>{statement.text}</span>
        {isHole(traced) && <Hole id={statement.id} />}
      </th>
      <td data-label="States, transitions and fixtures">
        <GoalLinks goals={goals} />
      </td>
      <td data-label="Walkthroughs">
        <WalkthroughLinks walkthroughs={walkthroughs} />
      </td>
      <td data-label="Tests">
        <LastResult id={statement.id} />
        <TestList tests={tests} entries={[...new Set(goals.map(({ entry }) => entry))]} />
      </td>
      <td data-label="Screens">
        <ScreenLinks walkthroughs={walkthroughs} />
      </td>
    </tr>
  );
}

function Hole({ id }: { readonly id: string }) {
  const reason = SPECIFICATION.reasonsWithoutTest[id] ?? 'no reason given';
  return <span className={styles.reason}>Hole: {reason}</span>;
}
