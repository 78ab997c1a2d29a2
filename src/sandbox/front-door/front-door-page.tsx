import { useState } from 'react';
import type { FrontDoor } from '../control/control.types';
import { Alert } from '../../ui/alert/alert';
import { AppBar } from '../../ui/app-bar/app-bar';
import { Button } from '../../ui/button/button';
import { Loading, Skeleton } from '../../ui/skeleton/skeleton';
import { Logo } from '../../ui/logo/logo';
import { Page } from '../../ui/page/page';
import { PageHeading } from '../../ui/page-heading/page-heading';
import { Stack } from '../../ui/stack/stack';
import { TextLink } from '../../ui/text-link/text-link';
import { resetClinic } from './control-client';
import { DoorCard } from './door-card';
import styles from './front-door-page.module.css';
import { TroublePanel } from './trouble-panel';
import { useFrontDoor } from './use-front-door';

const TROUBLE_ID = 'trouble';
const UNREACHABLE = 'The sandbox is not answering. Is it still running in its terminal?';

/** `/sandbox`: a door for each way in and each person, and a hand on what goes wrong next. */
export function FrontDoorPage() {
  const { frontDoor, isUnreachable, refresh } = useFrontDoor();
  const [notice, setNotice] = useState<string | null>(null);

  function act(action: Promise<unknown>, done: string) {
    action.then(
      async () => {
        setNotice(done);
        await refresh();
      },
      () => setNotice(UNREACHABLE),
    );
  }

  const reset = (
    <Button
      variant="secondary"
      onClick={() => act(resetClinic(), 'The clinic is as it was when it opened.')}
    >
      Reset the clinic
    </Button>
  );

  return (
    <div className={styles.wide}>
      <Page header={<AppBar logo={<Logo />} actions={reset} />} isTinted>
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
              <TextLink href={`#${TROUBLE_ID}`} isStandalone>
                Make a call go wrong
              </TextLink>
            </div>
          </div>
          <div role="status">{notice !== null && <Alert tone="info">{notice}</Alert>}</div>
          {isUnreachable && <Alert>{UNREACHABLE}</Alert>}
          {frontDoor === null ? (
            <Waiting isUnreachable={isUnreachable} />
          ) : (
            <div className={styles.columns}>
              <Doors groups={frontDoor.groups} />
              <TroublePanel {...frontDoor} id={TROUBLE_ID} act={act} />
            </div>
          )}
        </Stack>
      </Page>
    </div>
  );
}

function Waiting({ isUnreachable }: { readonly isUnreachable: boolean }) {
  if (isUnreachable) return null;
  return (
    <Loading>
      <Skeleton shape="card" />
      <Skeleton shape="card" />
    </Loading>
  );
}

function Doors({ groups }: Pick<FrontDoor, 'groups'>) {
  return (
    <Stack gap={6}>
      {groups.map(({ title, text, cards }) => (
        <section key={title}>
          <h2>{title}</h2>
          <p className={styles.quiet}>{text}</p>
          <ul className={styles.doors}>
            {cards.map((card) => (
              <DoorCard key={card.title} {...card} />
            ))}
          </ul>
        </section>
      ))}
    </Stack>
  );
}
