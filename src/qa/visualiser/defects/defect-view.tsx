import { generateWalkthroughs } from '../../../../machines/walkthroughs/generate-walkthroughs';
import { MACHINE_REGISTRY } from '../../../../machines/registry';
import type { MachineEntry } from '../../../../machines/walkthroughs/walkthrough.types';
import { Alert } from '../../../ui/alert/alert';
import { TextLink } from '../../../ui/text-link/text-link';
import { StatePath } from '../components/state-path';
import { formatRoute } from '../shell/route';
import { DefectPicture } from './defect-picture';
import type { Defect } from './defect.types';
import styles from './defects.module.css';

type Props = { readonly entry: MachineEntry; readonly defect: Defect };

/** A defect: its steps with the failed one marked, what was expected and seen, and the evidence. */
export function DefectView({ entry, defect }: Props) {
  const { walkthrough, steps, failedStep, seen, tester, build, at, appUrl, active } = defect;
  const failed = steps.at(-1);
  return (
    <section aria-label="Defect" className={styles.defect}>
      <h2>{walkthrough.title}</h2>
      <p className={styles.muted}>
        {tester || 'No tester named'}, build {build || 'not named'}, {new Date(at).toLocaleString()}
      </p>
      <DefectLinks entry={entry} defect={defect} />
      <ol aria-label="Steps of the defect" start={0} className={styles.steps}>
        {steps.map(({ description }, step) => (
          <li key={step} className={step === failedStep ? styles.failed : undefined}>
            {description}
            {step === failedStep && <strong> failed</strong>}
          </li>
        ))}
      </ol>
      <dl className={styles.facts}>
        <dt>Expected</dt>
        <dd>
          {failed?.expectedView} <StatePath path={failed?.states.at(-1) ?? ''} />
        </dd>
        <dt>Seen</dt>
        <dd className={styles.note}>{seen === '' ? 'No note.' : seen}</dd>
        {active !== null && (
          <>
            <dt>State of the app</dt>
            <dd>
              <StatePath path={active.states.at(-1) ?? ''} />
            </dd>
          </>
        )}
        {appUrl !== null && (
          <>
            <dt>Address of the app</dt>
            <dd>{appUrl}</dd>
          </>
        )}
      </dl>
      <Log
        title="Console messages"
        lines={defect.console.map(({ level, text }) => `${level}: ${text}`)}
      />
      <Log
        title="Events"
        lines={defect.events.map(({ source, event, state }) =>
          [source, event, state === '' ? '' : `→ ${state}`].filter(Boolean).join(' '),
        )}
      />
      {defect.picture !== null && <DefectPicture picture={defect.picture} />}
    </section>
  );
}

function DefectLinks({ entry, defect }: Props) {
  const { machine, walkthrough, failedStep } = defect;
  const itsEntry = MACHINE_REGISTRY.find(({ id }) => id === machine);
  const exists = itsEntry && generateWalkthroughs(itsEntry).some(({ id }) => id === walkthrough.id);
  const query = { way: walkthrough.id, at: String(failedStep) };
  const getHref = (mode: string) => formatRoute({ mode, machine, query });
  if (itsEntry === undefined)
    return <Alert tone="info">This build does not contain the machine “{machine}”.</Alert>;
  return (
    <>
      {itsEntry !== entry && (
        <p>
          It is a defect of another machine:{' '}
          <TextLink href={formatRoute({ mode: 'chart', machine, query: { tab: 'defect' } })}>
            Show the chart of {itsEntry.title}
          </TextLink>
        </p>
      )}
      {exists === true ? (
        <p>
          <TextLink href={getHref('walkthroughs')}>Open the walkthrough</TextLink> ·{' '}
          <TextLink href={getHref('live')}>Walk it in Live</TextLink>
        </p>
      ) : (
        <Alert tone="info">This build does not contain the walkthrough.</Alert>
      )}
    </>
  );
}

function Log({ title, lines }: { readonly title: string; readonly lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <details>
      <summary>
        {title} ({lines.length})
      </summary>
      <ol className={styles.log}>
        {lines.map((line, index) => (
          <li key={index}>{line}</li>
        ))}
      </ol>
    </details>
  );
}
