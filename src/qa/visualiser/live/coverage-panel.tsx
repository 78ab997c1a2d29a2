import { MACHINE_REGISTRY } from '../../../../machines/registry';
import type { MachineEntry } from '../../../../machines/walkthroughs/walkthrough.types';
import { Button } from '../../../ui/button/button';
import { StatePath } from '../components/state-path';
import { toChart } from '../model/to-chart';
import { getSignOff, type Coverage } from '../walkthroughs/coverage';
import { useStoredReviews } from '../walkthroughs/review-store';
import { useWalkthroughs } from '../walkthroughs/use-walkthroughs';
import styles from './live.module.css';
import { liveCoverageStore, useLiveCoverage, type LiveCoverage } from './live-coverage';

type Props = { readonly entry: MachineEntry };

/** What of each flow was seen in Live and is signed off, and what of the selected one is neither. */
export function CoveragePanel({ entry }: Props) {
  const seen = useLiveCoverage();
  const others = MACHINE_REGISTRY.filter(({ id }) => id !== entry.id);
  return (
    <div className={styles.panel}>
      <table className={styles.table}>
        <caption className={styles.muted}>
          Signed off: covered by a passed walkthrough, and by no failed one.
        </caption>
        <thead>
          <tr>
            <th scope="col" colSpan={2}>
              Flow
            </th>
            <th scope="col">Seen in Live</th>
            <th scope="col">Signed off</th>
          </tr>
        </thead>
        {[entry, ...others].map((flow) => (
          <tbody key={flow.id}>
            <FlowRows flow={flow} seen={seen.get(flow.id)} />
          </tbody>
        ))}
      </table>
      <Uncovered entry={entry} seen={seen.get(entry.id)} />
      <div>
        <Button variant="quiet" onClick={liveCoverageStore.clearCoverage}>
          Start again
        </Button>
        <p className={styles.muted}>Clears what was seen in Live. Reviews are kept.</p>
      </div>
    </div>
  );
}

type FlowProps = { readonly flow: MachineEntry; readonly seen: LiveCoverage | undefined };

/** Two rows: the states and the transitions of a flow. */
function FlowRows({ flow, seen = NOTHING }: FlowProps) {
  const signedOff = useSignedOff(flow);
  const items = listItems(flow);
  const format = (field: keyof Covered, covered: Covered | null) =>
    covered === null
      ? 'Counting…'
      : `${items[field].filter((item) => covered[field].has(item)).length} of ${items[field].length}`;
  return (
    <>
      <tr>
        <th scope="rowgroup" rowSpan={2}>
          {flow.title}
        </th>
        <th scope="row">States</th>
        <td>{format('states', seen)}</td>
        <td>{format('states', signedOff)}</td>
      </tr>
      <tr>
        <th scope="row">Transitions</th>
        <td>{format('transitions', seen)}</td>
        <td>{format('transitions', signedOff)}</td>
      </tr>
    </>
  );
}

type Covered = Pick<Coverage, 'states' | 'transitions'>;

/** What the reviews of a flow sign off; null until its walkthroughs are generated. */
function useSignedOff(flow: MachineEntry): Covered | null {
  const { reviews } = useStoredReviews();
  // Without reviews, nothing is signed off, and there is no need to wait for the walkthroughs.
  const hasReviews = Object.keys(reviews).some((id) => id.startsWith(`${flow.id} · `));
  const walkthroughs = useWalkthroughs(hasReviews ? flow : null);
  if (!hasReviews) return NOTHING;
  return walkthroughs === null ? null : getSignOff(flow, walkthroughs, reviews);
}

const NOTHING: Covered = { states: new Set(), transitions: new Set() };

function Uncovered({ entry, seen = NOTHING }: Props & { readonly seen: LiveCoverage | undefined }) {
  const signedOff = useSignedOff(entry);
  if (signedOff === null) return null;
  const items = listItems(entry);
  const states = items.states.filter(
    (path) => !seen.states.has(path) && !signedOff.states.has(path),
  );
  const transitions = items.transitions.filter(
    (id) => !seen.transitions.has(id) && !signedOff.transitions.has(id),
  );
  const count = states.length + transitions.length;
  if (count === 0)
    return <p className={styles.muted}>All of “{entry.title}” was seen or is signed off.</p>;
  return (
    <details>
      <summary>
        Neither seen nor signed off in “{entry.title}”: {count}
      </summary>
      <ul className={styles.uncovered}>
        {[...states, ...transitions].map((item) => (
          <li key={item}>
            <StatePath path={item} />
          </li>
        ))}
      </ul>
    </details>
  );
}

/** The states without the machine itself, and the transitions. */
function listItems(flow: MachineEntry) {
  const { states, transitions } = toChart(flow);
  return {
    states: states.slice(1).map(({ path }) => path),
    transitions: transitions.map(({ id }) => id),
  };
}
