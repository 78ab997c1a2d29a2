import { MACHINE_REGISTRY } from '../../../machines/catalogue';
import { Button } from '../../ui/button/button';
import { toChart } from '../model/to-chart';
import styles from './live.module.css';
import type { Coverage, MirrorState } from './mirror';

type Props = Pick<MirrorState, 'coverage'> & { readonly onForget: () => void };

/** How much of each flow the app has shown since this page was opened. */
export function CoveragePanel({ coverage, onForget }: Props) {
  return (
    <div className={styles.panel}>
      <table className={styles.table}>
        <caption className={styles.soft}>Seen since this page was opened</caption>
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
                <td>{share(seen, 'states', states.length - 1)}</td>
                <td>{share(seen, 'transitions', transitions.length)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <div>
        <Button variant="quiet" onClick={onForget}>
          Count anew
        </Button>
      </div>
    </div>
  );
}

const share = (seen: Coverage | undefined, part: keyof Coverage, of: number) =>
  `${seen?.[part].size ?? 0} of ${of}`;
