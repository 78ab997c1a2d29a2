import type { ReactNode } from 'react';
import type { MachineEntry } from '../../../../machines/walkthroughs/walkthrough.types';
import { toWords, TransitionTrace } from '../guards/transition-trace';
import { formatDelay, formatTransition } from '../layout/box-content';
import type { Chart, ChartState, ChartTransition } from '../model/chart.types';
import type { CollapsedChart } from '../model/collapse-chart';
import styles from './details.module.css';
import type { Selection } from './highlights';
import { formatKind } from './format-state';

type DetailsProps = {
  readonly entry: MachineEntry;
  readonly chart: Chart;
  readonly selection: Selection | null;
  readonly onSelect: (selection: Selection) => void;
  /** The transitions that each arrow stands for, see `CollapsedChart`. */
  readonly merged?: CollapsedChart['merged'];
};

/** The details of the selected state or transition. */
export function DetailsPanel({ entry, chart, selection, onSelect, merged }: DetailsProps) {
  const state =
    selection?.kind === 'state' && chart.states.find(({ path }) => path === selection.path);
  if (state) return <StateDetails chart={chart} state={state} onSelect={onSelect} />;
  const transition =
    selection?.kind === 'transition' && chart.transitions.find(({ id }) => id === selection.id);
  if (transition) {
    const groups = [...(merged?.values() ?? [])];
    const group = groups.find((candidates) => candidates.some(({ id }) => id === transition.id));
    return <TransitionDetails {...{ entry, chart, transition, onSelect }} group={group ?? []} />;
  }
  return (
    <div className={styles.details}>
      <p>Select a state or an arrow to see its details.</p>
      <Legend />
    </div>
  );
}

type SelectProps = Pick<DetailsProps, 'chart' | 'onSelect'>;

function StateDetails({ chart, state, onSelect }: SelectProps & { readonly state: ChartState }) {
  const { path, title, sees, kind, isInitial, tags, actors, delays, entry, exit, ignores } = state;
  const outgoing = chart.transitions.filter(({ source }) => source === path);
  const incoming = chart.transitions.filter(({ targets }) => targets.includes(path));
  const summary = [isInitial && 'initial', formatKind(kind)].filter(Boolean).join(', ');
  return (
    <div className={styles.details}>
      <h2>{path === '' ? state.key : path}</h2>
      <p>{title}</p>
      {sees !== '' && <p className={styles.expectedView}>{sees}</p>}
      <dl className={styles.facts}>
        <Row label="Kind">{summary}</Row>
        <Row label="Tags">{tags.join(', ')}</Row>
        <Row label="Invokes">{actors.join(', ')}</Row>
        <Row label="Delays">{delays.map(formatDelay).join(', ')}</Row>
        <Row label="Entry actions">{entry.join(', ')}</Row>
        <Row label="Exit actions">{exit.join(', ')}</Row>
        <Row label="Ignores">{ignores.join(', ')}</Row>
      </dl>
      <Transitions heading="Outgoing" list={outgoing} onSelect={onSelect} />
      <Transitions heading="Incoming" list={incoming} onSelect={onSelect} />
    </div>
  );
}

type TransitionProps = SelectProps & {
  readonly entry: MachineEntry;
  readonly transition: ChartTransition;
  /** All transitions of the same arrow. */
  readonly group: readonly ChartTransition[];
};

function TransitionDetails({ entry, transition, group, onSelect }: TransitionProps) {
  const { trigger, guard, source, targets, actions } = transition;
  const renderStateLink = (path: string) => (
    <button
      key={path}
      type="button"
      className={styles.link}
      onClick={() => onSelect({ kind: 'state', path })}
    >
      {path === '' ? 'any state' : path}
    </button>
  );
  return (
    <div className={styles.details}>
      <h2>{trigger}</h2>
      <dl className={styles.facts}>
        <Row label="From">{renderStateLink(source)}</Row>
        <Row label="To">
          {targets.length === 0 ? 'stays in the same state' : targets.map(renderStateLink)}
        </Row>
        <Row label="Guard">
          {guard === null ? (
            ''
          ) : (
            <>
              <code>{guard}</code>: {toWords(guard)}?
            </>
          )}
        </Row>
        <Row label="Actions">{actions.join(', ')}</Row>
      </dl>
      {group.length > 1 && (
        <Transitions heading="In the same arrow" list={group} onSelect={onSelect} />
      )}
      <TransitionTrace key={transition.id} entry={entry} transition={transition} />
    </div>
  );
}

function Row({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  if (children === '') return null;
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

type ListProps = {
  readonly heading: string;
  readonly list: readonly ChartTransition[];
  readonly onSelect: DetailsProps['onSelect'];
};

function Transitions({ heading, list, onSelect }: ListProps) {
  if (list.length === 0) return null;
  return (
    <section aria-label={heading}>
      <h3>{heading}</h3>
      <ul className={styles.list}>
        {list.map((transition) => (
          <li key={transition.id}>
            <button
              type="button"
              className={styles.link}
              onClick={() => onSelect({ kind: 'transition', id: transition.id })}
            >
              {heading !== 'Outgoing' && `${transition.source || 'any state'}: `}
              {formatTransition(transition)}
              {heading !== 'Incoming' &&
                (transition.targets.length === 0
                  ? ' (stays in this state)'
                  : ` → ${transition.targets.join(' + ')}`)}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

const legend = [
  ['event', 'Event'],
  ['done', 'Invoked actor succeeds'],
  ['error', 'Invoked actor fails'],
  ['delay', 'Delay'],
  ['always', 'Immediately, without an event'],
] as const;

function Legend() {
  return (
    <ul aria-label="Arrows" className={styles.legend}>
      {legend.map(([kind, label]) => (
        <li key={kind} className={styles[kind]}>
          <svg viewBox="0 0 36 10" aria-hidden="true" className={styles.arrow}>
            <path d="M1 5h27" />
            <path d="M28 1.5l7 3.5-7 3.5z" className={styles.arrowhead} />
          </svg>
          {label}
        </li>
      ))}
    </ul>
  );
}
