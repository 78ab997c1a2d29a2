import { useState } from 'react';
import type { LauncherData } from '../control/control.types';
import { Alert } from '../../../ui/alert/alert';
import { AppBar } from '../../../ui/app-bar/app-bar';
import { Button } from '../../../ui/button/button';
import { Loading, Skeleton } from '../../../ui/skeleton/skeleton';
import { Logo } from '../../../ui/logo/logo';
import { Page } from '../../../ui/page/page';
import { PageHeading } from '../../../ui/page-heading/page-heading';
import { Stack } from '../../../ui/stack/stack';
import { TextLink } from '../../../ui/text-link/text-link';
import { resetSandbox } from './control-client';
import { LaunchCard } from './launch-card';
import styles from './launcher-page.module.css';
import { FaultPanel } from './fault-panel';
import { useLauncherData } from './use-launcher-data';

const FAULT_PANEL_ID = 'faults';
const UNREACHABLE = 'The sandbox does not respond. Is it still running in the terminal?';

/** `/sandbox`: links to every test user and page, and controls for faults, sessions and data. */
export function LauncherPage() {
  const { launcherData, isUnreachable, refresh } = useLauncherData();
  const [notice, setNotice] = useState<string | null>(null);

  function runAction(action: Promise<unknown>, successMessage: string) {
    action.then(
      async () => {
        setNotice(successMessage);
        await refresh();
      },
      () => setNotice(UNREACHABLE),
    );
  }

  const resetButton = (
    <Button
      variant="secondary"
      onClick={() => runAction(resetSandbox(), 'The initial data is restored.')}
    >
      Reset the sandbox
    </Button>
  );

  return (
    <div className={styles.wide}>
      <Page header={<AppBar logo={<Logo />} actions={resetButton} />} isTinted>
        <Stack gap={6}>
          <div className={styles.intro}>
            <PageHeading title="Sandbox launcher" detail="Sandbox">
              Launcher
            </PageHeading>
            <p>
              All people and data are fictional. Open a link to start, add faults to test errors,
              and reset the sandbox to restore the initial data.
            </p>
            <div className={styles.faultPanelLink}>
              <TextLink href={`#${FAULT_PANEL_ID}`} isStandalone>
                Make a request fail
              </TextLink>
            </div>
          </div>
          <div role="status">{notice !== null && <Alert tone="info">{notice}</Alert>}</div>
          {isUnreachable && <Alert>{UNREACHABLE}</Alert>}
          {launcherData === null ? (
            <LauncherSkeleton isUnreachable={isUnreachable} />
          ) : (
            <div className={styles.columns}>
              <LaunchCardGroups groups={launcherData.groups} />
              <FaultPanel {...launcherData} id={FAULT_PANEL_ID} runAction={runAction} />
            </div>
          )}
        </Stack>
      </Page>
    </div>
  );
}

function LauncherSkeleton({ isUnreachable }: { readonly isUnreachable: boolean }) {
  if (isUnreachable) return null;
  return (
    <Loading>
      <Skeleton shape="card" />
      <Skeleton shape="card" />
    </Loading>
  );
}

function LaunchCardGroups({ groups }: Pick<LauncherData, 'groups'>) {
  return (
    <Stack gap={6}>
      {groups.map(({ title, text, cards }) => (
        <section key={title}>
          <h2>{title}</h2>
          <p className={styles.muted}>{text}</p>
          <ul className={styles.cards}>
            {cards.map((card) => (
              <LaunchCard key={card.title} {...card} />
            ))}
          </ul>
        </section>
      ))}
    </Stack>
  );
}
