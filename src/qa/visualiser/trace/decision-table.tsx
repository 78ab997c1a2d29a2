import { Card } from '../../../ui/card/card';
import { LastResult } from './last-result';
import { SPECIFICATION } from './specification.cjs';
import styles from './specification.module.css';

/** The decisions on what the specification leaves open, each with the last result of its tests. */
export function DecisionTable({ find }: { readonly find: string }) {
  const searched = find.trim().toLowerCase();
  const shown = SPECIFICATION.decisions.filter(({ id, text }) =>
    `${id} ${text}`.toLowerCase().includes(searched),
  );
  if (shown.length === 0) return null;
  return (
    <Card heading="Decisions">
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Decision</th>
            <th scope="col">Tests</th>
          </tr>
        </thead>
        <tbody>
          {shown.map(({ id, text }) => (
            <tr key={id}>
              <th scope="row">
                <code className={styles.id}>{id}</code>
                <span className={styles.text}>{text}</span>
              </th>
              <td data-label="Tests">
                <LastResult id={id} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  );
}
