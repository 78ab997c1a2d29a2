import type { Change, Selection } from '../chart/highlights';
import styles from './diff.module.css';
import type { ChartDiff, ItemChange } from './diff.types';
import { WalkthroughChanges } from './walkthrough-changes';

type Props = { readonly diff: ChartDiff; readonly onSelect: (selection: Selection) => void };

const sections: readonly (readonly [Change, string])[] = [
  ['added', 'Added'],
  ['removed', 'Removed'],
  ['changed', 'Changed'],
];

/** The walkthroughs to repeat, and the added, removed and changed states and transitions. */
export function DiffList({ diff, onSelect }: Props) {
  const { states, transitions, walkthroughs, merged } = diff;
  const isSame = states.size + transitions.size + (walkthroughs?.length ?? 0) === 0;
  return (
    <>
      {walkthroughs === null && (
        <p role="status">
          {isSame && 'No state or transition has changed. '}
          Walkthroughs cannot be compared: the file is from a version that did not export them.
        </p>
      )}
      {walkthroughs !== null && isSame && <p role="status">Nothing has changed in this machine.</p>}
      {walkthroughs !== null && walkthroughs.length > 0 && (
        <WalkthroughChanges machineId={merged.id} changes={walkthroughs} />
      )}
      <ItemList states={states} transitions={transitions} onSelect={onSelect} />
    </>
  );
}

type ItemListProps = Pick<ChartDiff, 'states' | 'transitions'> & Pick<Props, 'onSelect'>;

function ItemList({ states, transitions, onSelect }: ItemListProps) {
  const all = [
    ...toRows(states, (path) => ({ kind: 'state', path })),
    ...toRows(transitions, (id) => ({ kind: 'transition', id })),
  ];
  return sections.map(([change, heading]) => {
    const rows = all.filter(({ itemChange }) => itemChange.change === change);
    if (rows.length === 0) return null;
    return (
      <section key={change} aria-label={heading}>
        <h3>
          {heading} ({rows.length})
        </h3>
        <ul className={styles.list}>
          {rows.map(({ key, itemChange, selection }) => (
            <li key={`${selection.kind} ${key}`} className={styles[change]}>
              <span className={styles.kind}>{selection.kind}</span>
              <button type="button" className={styles.item} onClick={() => onSelect(selection)}>
                {key === '' ? 'the machine itself' : key}
              </button>
              {itemChange.details.map((detail) => (
                <p key={detail} className={styles.detail}>
                  {detail}
                </p>
              ))}
            </li>
          ))}
        </ul>
      </section>
    );
  });
}

function toRows(
  changes: ReadonlyMap<string, ItemChange>,
  toSelection: (key: string) => Selection,
): readonly { key: string; itemChange: ItemChange; selection: Selection }[] {
  return [...changes].map(([key, itemChange]) => ({
    key,
    itemChange,
    selection: toSelection(key),
  }));
}
