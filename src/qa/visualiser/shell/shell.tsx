import { Suspense } from 'react';
import { MACHINE_REGISTRY } from '../../../../machines/registry';
import { Alert } from '../../../ui/alert/alert';
import { Icon } from '../../../ui/icon/icon';
import { Logo } from '../../../ui/logo/logo';
import { PageHeading } from '../../../ui/page-heading/page-heading';
import { Skeleton } from '../../../ui/skeleton/skeleton';
import { VisuallyHidden } from '../../../ui/visually-hidden/visually-hidden';
import { useComparedFile } from '../diff/compared-file';
import { toChart } from '../model/to-chart';
import { findLinkProblem } from './link-problem';
import { MODES } from './modes';
import { formatRoute } from './route';
import styles from './shell.module.css';
import { navigate, useRoute } from './use-route';
import { Select } from '../../select/select';

/** The layout of the visualiser: machine picker, mode navigation and the current mode. */
export function Shell() {
  const route = useRoute();
  const entry = MACHINE_REGISTRY.find(({ id }) => id === route.machine) ?? MACHINE_REGISTRY[0];
  const mode = MODES.find(({ id }) => id === route.mode) ?? MODES[0];
  const comparedFile = useComparedFile();
  if (entry === undefined) return null;
  // States and transitions that only the compared file has can be selected too.
  const comparedCharts = comparedFile?.charts.filter(({ id }) => id === entry.id) ?? [];
  const linkProblem = findLinkProblem(route, [toChart(entry), ...comparedCharts]);

  const currentRoute = { ...route, mode: mode.id, machine: entry.id };
  return (
    <div className={styles.tool}>
      <header className={styles.bar}>
        <div className={styles.brand}>
          <Logo />
          <span className={styles.product}>Visualiser</span>
        </div>
        {!mode.isForAllMachines && (
          <MachinePicker
            chosen={entry.id}
            onChoose={(machine) => navigate({ mode: mode.id, machine, query: {} })}
          />
        )}
        <ModeLinks current={mode.id} machineId={entry.id} />
      </header>
      <main className={styles.main}>
        <div className={styles.head}>
          {mode.isForAllMachines ? (
            <PageHeading key={mode.id} title={mode.title}>
              {mode.title}
            </PageHeading>
          ) : (
            <>
              <PageHeading key={`${mode.id} ${entry.id}`} title={`${mode.title}: ${entry.title}`}>
                <VisuallyHidden>{mode.title}: </VisuallyHidden>
                {entry.title}
              </PageHeading>
              <p className={styles.section}>{entry.section}</p>
            </>
          )}
          {linkProblem !== null && (
            <div className={styles.notice}>
              <Alert tone="info">{linkProblem}</Alert>
            </div>
          )}
        </div>
        <Suspense fallback={<Skeleton shape="card" />}>
          <mode.component key={entry.id} entry={entry} route={currentRoute} />
        </Suspense>
      </main>
    </div>
  );
}

type ModeLinksProps = { readonly current: string; readonly machineId: string };

function ModeLinks({ current, machineId }: ModeLinksProps) {
  return (
    <nav aria-label="Modes" className={styles.modes}>
      {MODES.map(({ id, title, icon }) => (
        <a
          key={id}
          href={formatRoute({ mode: id, machine: machineId, query: {} })}
          className={styles.mode}
          aria-current={id === current ? 'page' : undefined}
        >
          <Icon name={icon} size="small" />
          {title}
        </a>
      ))}
    </nav>
  );
}

type Props = { readonly chosen: string; readonly onChoose: (machineId: string) => void };

const options = MACHINE_REGISTRY.map(({ id, title }) => ({ value: id, label: title }));

const LABEL_ID = 'machine-label';

/** Selects the machine to show. */
function MachinePicker({ chosen, onChoose }: Props) {
  return (
    <div className={styles.picker}>
      <span id={LABEL_ID} className={styles.pickerLabel}>
        Machine
      </span>
      <Select labelledBy={LABEL_ID} options={options} value={chosen} onChange={onChoose} />
    </div>
  );
}
