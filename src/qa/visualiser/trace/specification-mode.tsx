import { useMemo } from 'react';
import { MACHINE_REGISTRY } from '../../../../machines/registry';
import { Card } from '../../../ui/card/card';
import { Select } from '../../select/select';
import { TextField } from '../../../ui/text-field/text-field';
import { useKnownWalkthroughs } from '../walkthroughs/use-walkthroughs';
import type { ModeProps } from '../shell/mode.types';
import { navigate } from '../shell/use-route';
import { DecisionTable } from './decision-table';
import { SPECIFICATION } from './specification.cjs';
import styles from './specification.module.css';
import { filterStatements, SHOW_OPTIONS } from './statement-filter';
import { StatementTable } from './statement-table';
import { isHole, traceStatements, type TracedStatement } from './trace-statements';
import { useScrollPosition } from './use-scroll-position';

const sectionOptions = [
  { value: '', label: 'All sections' },
  ...SPECIFICATION.sections.map(({ id, title }) => ({ value: id, label: `${id} ${title}` })),
];

/** Every statement of the specification, with what shows it: states, transitions, walkthroughs, tests and screens. */
export function SpecificationMode({ route }: ModeProps) {
  const traced = useMemo(() => traceStatements(SPECIFICATION, MACHINE_REGISTRY), []);
  const known = useKnownWalkthroughs();
  const page = useScrollPosition(known.size === MACHINE_REGISTRY.length);
  const generatedMachines = useMemo(() => new Set(known.keys()), [known]);
  const { section = '', show = '', find = '' } = route.query;
  const shown = filterStatements(traced, { section, show, find });
  const updateQuery = (query: Readonly<Record<string, string>>) =>
    navigate({ ...route, query: { ...route.query, ...query } }, { replace: true });
  return (
    <div ref={page} className={styles.page}>
      <Card>
        <p>{formatCounts(traced)}</p>
        {Object.keys(SPECIFICATION.results).length === 0 && (
          <p className={styles.muted}>
            For the last result of each test, run <code>npm test</code> before{' '}
            <code>npm run build:qa</code>.
          </p>
        )}
        <div className={styles.filters}>
          <TextField
            label="Find"
            type="search"
            maxLength={200}
            value={find}
            onChange={(value) => updateQuery({ find: value })}
          />
          <Select
            label="Section"
            options={sectionOptions}
            value={section}
            onChange={(value) => updateQuery({ section: value })}
          />
          <Select
            label="Show"
            options={SHOW_OPTIONS}
            value={show}
            onChange={(value) => updateQuery({ show: value })}
          />
        </div>
        <p role="status" className={styles.muted}>
          {shown.length === 0
            ? 'No statement matches this filter.'
            : `${shown.length} of ${traced.length} statements.`}
        </p>
      </Card>
      {SPECIFICATION.sections.map(({ id, title }) => (
        <StatementTable
          key={id}
          title={`${id} ${title}`}
          traced={shown.filter(({ statement }) => statement.section === id)}
          generatedMachines={generatedMachines}
        />
      ))}
      {section === '' && show === '' && <DecisionTable find={find} />}
    </div>
  );
}

function formatCounts(traced: readonly TracedStatement[]): string {
  const count = (matches: (one: TracedStatement) => boolean) => traced.filter(matches).length;
  const byMachines = count(({ goals }) => goals.length > 0);
  const byTests = count(({ goals, tests }) => goals.length === 0 && tests.length > 0);
  return `Of ${traced.length} statements, machines show ${byMachines} and tests alone ${byTests}. Holes: ${count(isHole)}.`;
}
