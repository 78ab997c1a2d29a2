import { useMemo } from 'react';
import type { MachineEntry } from '../../../../machines/walkthroughs/walkthrough.types';
import { TextLink } from '../../../ui/text-link/text-link';
import styles from '../chart/details.module.css';
import type { ChartTransition } from '../model/chart.types';
import { formatRoute } from '../shell/route';
import { SPECIFICATION } from '../trace/specification.cjs';
import { useWalkthroughs } from '../walkthroughs/use-walkthroughs';
import { toGuardTable, type GuardUse } from './guard-table';

type Props = { readonly entry: MachineEntry; readonly transition: ChartTransition };

/** What shows a transition: the walkthroughs in which its guard is true and false, the statements and their tests. */
export function TransitionTrace({ entry, transition }: Props) {
  const walkthroughs = useWalkthroughs(transition.guard === null ? null : entry);
  const rows = useMemo(
    () => (walkthroughs === null ? [] : toGuardTable(entry, walkthroughs)),
    [entry, walkthroughs],
  );
  const row = rows.find((candidate) => candidate.transition.id === transition.id);
  const statements = SPECIFICATION.statements.filter(({ id }) =>
    entry.statements[id]?.includes(`transition ${transition.id}`),
  );
  return (
    <>
      {row !== undefined && (
        <>
          <Uses heading="Guard true" uses={row.trueIn} />
          <Uses heading="Guard false" uses={row.falseIn} />
        </>
      )}
      {statements.length > 0 && (
        <section aria-label="Statements">
          <h3>Statements</h3>
          <ul className={styles.list}>
            {statements.map(({ id, text }) => (
              <li key={id}>
                <TextLink
                  href={formatRoute({
                    mode: 'specification',
                    machine: entry.id,
                    query: { find: id },
                  })}
                >
                  {id}
                </TextLink>{' '}
                {text} <Tests statementId={id} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

/** `is consent missing` for `isConsentMissing`; parameters stay as they are. */
export function toWords(guard: string): string {
  const [name = '', ...params] = guard.split(' ');
  const words = name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return [words, ...params].join(' ');
}

function Uses({ heading, uses }: { readonly heading: string; readonly uses: readonly GuardUse[] }) {
  return (
    <details>
      <summary>
        {heading} in {uses.length} {uses.length === 1 ? 'walkthrough' : 'walkthroughs'}
      </summary>
      <ul className={styles.list}>
        {uses.map(({ walkthrough: { id, machineId: machine, title }, step, isRefused }) => (
          <li key={id}>
            <TextLink
              href={formatRoute({
                mode: 'walkthroughs',
                machine,
                query: { way: id, at: String(step) },
              })}
            >
              {title}
            </TextLink>{' '}
            {step === 0 ? 'start' : `step ${step}`}
            {isRefused && ', where the event has no effect and is not sent'}
          </li>
        ))}
      </ul>
    </details>
  );
}

function Tests({ statementId }: { readonly statementId: string }) {
  const tests = SPECIFICATION.tests.filter(({ statementIds }) =>
    statementIds.includes(statementId),
  );
  if (tests.length === 0) return null;
  return (
    <details>
      <summary>{tests.length === 1 ? '1 test' : `${tests.length} tests`}</summary>
      <ul className={styles.list}>
        {tests.map(({ file, title }) => (
          <li key={`${file} ${title}`}>
            {title} <code>{file.replace('__tests__/', '')}</code>
          </li>
        ))}
      </ul>
    </details>
  );
}
