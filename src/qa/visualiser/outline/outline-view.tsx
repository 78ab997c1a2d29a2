import type { ReactNode } from 'react';
import { classNames } from '../../../ui/class-names';
import type { ChartHighlights, Selection } from '../chart/highlights';
import { CHANGE_LABELS } from '../chart/highlights';
import { formatKind } from '../chart/format-state';
import { formatDelay, formatIgnored, formatTransition } from '../layout/box-content';
import type { Chart, ChartState, ChartTransition } from '../model/chart.types';
import styles from './outline.module.css';

type OutlineProps = {
  readonly chart: Chart;
  readonly highlights: ChartHighlights;
  readonly selection: Selection | null;
  readonly onSelect: (selection: Selection) => void;
};

/** The chart as a nested list of states and transitions, with the same content. */
export function OutlineView(props: OutlineProps) {
  const machine = props.chart.states.find(({ parent }) => parent === null);
  if (machine === undefined) return null;
  return (
    <ul aria-label={`Outline of ${props.chart.title}`} className={styles.outline}>
      <StateItem {...props} state={machine} />
    </ul>
  );
}

type StateProps = OutlineProps & { readonly state: ChartState };

function StateItem({ state, ...props }: StateProps) {
  const { chart, highlights, selection, onSelect } = props;
  const { path, key, title } = state;
  const inner = chart.states.filter(({ parent }) => parent === path);
  const transitions = chart.transitions.filter(({ source }) => source === path);
  const change = highlights.changes.get(path);
  const isSelected = selection?.kind === 'state' && selection.path === path;
  return (
    <li data-outline-state={path}>
      <div className={classNames(styles.head, highlights.active.has(path) && styles.active)}>
        <button
          type="button"
          aria-pressed={isSelected}
          className={styles.state}
          onClick={() => onSelect({ kind: 'state', path })}
        >
          <Fact>{key}</Fact>
        </button>{' '}
        <Fact>{title}</Fact>
        {highlights.active.has(path) && <strong className={styles.status}> Current</strong>}
        {change !== undefined && (
          <strong className={styles.status}> {CHANGE_LABELS[change]}</strong>
        )}
      </div>
      <Facts state={state} />
      {transitions.length > 0 && (
        <ul aria-label={`From ${key}`} className={styles.transitions}>
          {transitions.map((transition) => (
            <TransitionItem key={transition.id} {...props} transition={transition} />
          ))}
        </ul>
      )}
      {inner.length > 0 && (
        <ul aria-label={`Within ${key}`} className={styles.inner}>
          {inner.map((innerState) => (
            <StateItem key={innerState.path} {...props} state={innerState} />
          ))}
        </ul>
      )}
    </li>
  );
}

/** A text that the drawing contains too; a test compares them. */
function Fact({ children }: { readonly children: ReactNode }) {
  return <span data-fact="">{children}</span>;
}

function Facts({ state }: { readonly state: ChartState }) {
  const { kind, isInitial, tags, actors, delays, ignores } = state;
  const rows: readonly (readonly [string, readonly string[]])[] = [
    ['Tags', tags],
    ['Invokes', actors],
    ['Delays', delays.map(formatDelay)],
    ['Note', ignores.length > 0 ? [formatIgnored(ignores)] : []],
  ];
  const summary = [isInitial && 'initial', formatKind(kind)].filter(Boolean).join(', ');
  const shown = rows.filter(([, values]) => values.length > 0);
  if (shown.length === 0 && summary === '') return null;
  return (
    <p className={styles.facts}>
      {summary !== '' && <span className={styles.kind}>{summary}</span>}
      {shown.map(([label, values]) => (
        <span key={label} className={styles.fact}>
          {label}:{' '}
          {values.map((value, index) => (
            <span key={value}>
              {index > 0 && ', '}
              <Fact>{value}</Fact>
            </span>
          ))}
        </span>
      ))}
    </p>
  );
}

type TransitionProps = OutlineProps & { readonly transition: ChartTransition };

function TransitionItem({ transition, highlights, selection, onSelect }: TransitionProps) {
  const { id, kind, targets } = transition;
  const change = highlights.changes.get(id);
  const isSelected = selection?.kind === 'transition' && selection.id === id;
  return (
    <li data-outline-transition={id}>
      <button
        type="button"
        aria-pressed={isSelected}
        className={classNames(
          styles.transition,
          styles[kind],
          highlights.taken.has(id) && styles.taken,
        )}
        onClick={() => onSelect({ kind: 'transition', id })}
      >
        <Fact>{formatTransition(transition)}</Fact>
        {targets.length === 0 ? ' (stays in this state)' : ` → ${targets.join(' + ')}`}
      </button>
      {highlights.taken.has(id) && <strong className={styles.status}> Just taken</strong>}
      {change !== undefined && <strong className={styles.status}> {CHANGE_LABELS[change]}</strong>}
    </li>
  );
}
