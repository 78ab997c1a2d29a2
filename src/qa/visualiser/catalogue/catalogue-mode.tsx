import { MACHINE_REGISTRY } from '../../../../machines/registry';
import { Card } from '../../../ui/card/card';
import { Button } from '../../../ui/button/button';
import { ComparisonSummary } from '../diff/comparison-summary';
import { toChartFile } from '../export/chart-file';
import { saveFile } from '../export/save-file';
import { toExportedChart } from '../export/to-exported-chart';
import { toChart } from '../model/to-chart';
import type { ModeProps } from '../shell/mode.types';
import { formatRoute } from '../shell/route';
import styles from './catalogue.module.css';
import { FixtureLists } from './fixture-lists';

/** All machines, and the fixtures of the selected one. */
export function CatalogueMode({ entry, route }: ModeProps) {
  const exportAll = () =>
    saveFile('charts.json', toChartFile(MACHINE_REGISTRY.map(toExportedChart)), 'application/json');
  return (
    <div className={styles.columns}>
      <Card
        heading="Machines"
        headingDetail={
          <Button variant="quiet" icon="download" onClick={exportAll}>
            Export all charts
          </Button>
        }
      >
        <ul>
          {MACHINE_REGISTRY.map((listedEntry) => (
            <Machine
              key={listedEntry.id}
              entry={listedEntry}
              isChosen={listedEntry.id === entry.id}
            />
          ))}
        </ul>
      </Card>
      <div className={styles.column}>
        <Card heading="Compare all machines">
          <ComparisonSummary />
        </Card>
        <Card heading={`Fixtures of ${entry.title}`}>
          <FixtureLists entry={entry} chosen={route.query.fixture ?? null} />
        </Card>
      </div>
    </div>
  );
}

type MachineProps = ModeProps['entry'];

function Machine({
  entry,
  isChosen,
}: {
  readonly entry: MachineProps;
  readonly isChosen: boolean;
}) {
  const { id, title, section } = entry;
  const { states, transitions } = toChart(entry);
  const getModeHref = (mode: string) => formatRoute({ mode, machine: id, query: {} });
  return (
    <li className={styles.machine} aria-current={isChosen ? 'true' : undefined}>
      <a href={getModeHref('catalogue')} className={styles.title}>
        {title}
      </a>
      <p className={styles.muted}>
        {section} · <code>{id}</code> · {states.length - 1} states, {transitions.length} transitions
      </p>
      <p className={styles.links}>
        {(['Chart', 'Simulate', 'Walkthroughs', 'Live'] as const).map((mode) => (
          <a key={mode} href={getModeHref(mode.toLowerCase())} aria-label={`${mode}: ${title}`}>
            {mode}
          </a>
        ))}
      </p>
    </li>
  );
}
