import { MACHINE_REGISTRY } from '../../../../machines/registry';
import { Button } from '../../../ui/button/button';
import { toChart } from '../model/to-chart';
import styles from './live.module.css';
import type { Coverage, LiveState } from './live-state';

type Props = Pick<LiveState, 'coverage'> & { readonly onClear: () => void };

/** States and transitions of each flow that were seen since this page was opened. */
export function CoveragePanel({ coverage, onClear }: Props) {
  return (
    <div className={styles.panel}>
      <table className={styles.table}>
        <caption className={styles.muted}>Seen since this page was opened</caption>
        <thead>
          <tr>
            <th scope="col">Flow</th>
            <th scope="col">States</th>
            <th scope="col">Transitions</th>
          </tr>
        </thead>
        <tbody>
          {MACHINE_REGISTRY.map((entry) => {
            const { states, transitions } = toChart(entry);
            const seen = coverage.get(entry.id);
            return (
              <tr key={entry.id}>
                <th scope="row">{entry.title}</th>
                <td>{formatShare(seen, 'states', states.length - 1)}</td>
                <td>{formatShare(seen, 'transitions', transitions.length)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <div>
        <Button variant="quiet" onClick={onClear}>
          Reset
        </Button>
      </div>
    </div>
  );
}

const formatShare = (seen: Coverage | undefined, field: keyof Coverage, total: number) =>
  `${seen?.[field].size ?? 0} of ${total}`;
