import { useEffect, useState } from 'react';
import { MACHINE_REGISTRY } from '../../../../machines/registry';
import { PageHeading } from '../../../ui/page-heading/page-heading';
import { VisuallyHidden } from '../../../ui/visually-hidden/visually-hidden';
import type { Route } from '../shell/route';
import styles from './live.module.css';
import { START_PATH } from './open-form';
import { findShortestPath } from './target-states';
import { useLiveState } from './use-live-state';
import { WalkthroughBar } from './walkthrough-bar';

/** The app alone, in the state of the link, for a window or a device of its own. */
export function ScreenPage({ route: { machine, query } }: { readonly route: Route }) {
  const { state, way, at } = query;
  const entry = MACHINE_REGISTRY.find(({ id }) => id === machine);
  const [container, setContainer] = useState<HTMLElement | null>(null);
  const { walkthrough, driver } = useLiveState(container);
  useEffect(() => {
    const path =
      way === undefined
        ? entry && state !== undefined && findShortestPath(entry, state)
        : { walkthroughId: way, count: Number(at) || 0 };
    driver?.command(
      path
        ? { kind: 'walkthrough', machineId: machine, isStepwise: false, ...path }
        : { kind: 'open', path: START_PATH },
    );
  }, [driver, entry, machine, state, way, at]);
  const isOver = walkthrough.status === 'idle' || walkthrough.status === 'taken over';
  return (
    <main className={styles.screen} aria-label="The app">
      <header>
        <PageHeading title={`Screen: ${entry?.title ?? ''}`}>
          <VisuallyHidden>Screen: {entry?.title}</VisuallyHidden>
        </PageHeading>
        {entry !== undefined && !isOver && <WalkthroughBar {...{ entry, walkthrough, driver }} />}
      </header>
      <div ref={setContainer} className={styles.screenFrame} />
    </main>
  );
}
