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
import { resetClinic } from './control-client';
import { LaunchCard } from './launch-card';
import styles from './launcher-page.module.css';
import { FaultPanel } from './fault-panel';
import { useLauncherData } from './use-launcher-data';

const FAULT_PANEL_ID = 'trouble';
const UNREACHABLE = 'The sandbox is not answering. Is it still running in its terminal?';

/** `/sandbox`: a door for each way in and each person, and a hand on what goes wrong next. */
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
      onClick={() => runAction(resetClinic(), 'The clinic is as it was when it opened.')}
    >
      Reset the clinic
    </Button>
  );

  return (
    <div className={styles.wide}>
      <Page header={<AppBar logo={<Logo />} actions={resetButton} />} isTinted>
        <Stack gap={6}>
          <div className={styles.welcome}>
            <PageHeading title="Sandbox clinic" detail="Sandbox clinic">
              Come on in
            </PageHeading>
            <p>
              Nobody here is real. Open any door, answer, make things go wrong, and reset the clinic
              when you are done.
            </p>
            <div className={styles.jump}>
              <TextLink href={`#${FAULT_PANEL_ID}`} isStandalone>
                Make a call go wrong
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
          <p className={styles.quiet}>{text}</p>
          <ul className={styles.doors}>
            {cards.map((card) => (
              <LaunchCard key={card.title} {...card} />
            ))}
          </ul>
        </section>
      ))}
    </Stack>
  );
}
