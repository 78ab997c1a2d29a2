import { useEffect, useMemo, useState } from 'react';
import { MACHINE_REGISTRY } from '../../../../machines/registry';
import { generateWalkthroughs } from '../../../../machines/walkthroughs/generate-walkthroughs';
import type { MachineEntry } from '../../../../machines/walkthroughs/walkthrough.types';
import { Alert } from '../../../ui/alert/alert';
import { PageHeading } from '../../../ui/page-heading/page-heading';
import { VisuallyHidden } from '../../../ui/visually-hidden/visually-hidden';
import type { Route } from '../shell/route';
import styles from './live.module.css';
import { START_PATH } from './open-form';
import { findShortestPath } from './target-states';
import { useLiveState } from './use-live-state';
import { WalkthroughBar } from './walkthrough-bar';

/** What the link leads to: steps of a walkthrough; null if this build does not have them. */
function findTarget(entry: MachineEntry | undefined, { state, way, at }: Route['query']) {
  if (entry === undefined) return null;
  if (way === undefined) return state === undefined ? null : findShortestPath(entry, state);
  const isKnown = generateWalkthroughs(entry).some(({ id }) => id === way);
  return isKnown ? { walkthroughId: way, count: Number(at) || 0 } : null;
}

/** The app alone, in the state of the link, for a window or a device of its own. */
export function ScreenPage({ route: { machine, query } }: { readonly route: Route }) {
  const entry = MACHINE_REGISTRY.find(({ id }) => id === machine);
  const [container, setContainer] = useState<HTMLElement | null>(null);
  const { walkthrough, driver } = useLiveState(container);
  const target = useMemo(() => findTarget(entry, query), [entry, query]);
  const isUnknown = target === null && (query.way ?? query.state) !== undefined;
  useEffect(() => {
    driver?.command(
      target === null
        ? { kind: 'open', path: START_PATH }
        : { kind: 'walkthrough', machineId: machine, isStepwise: false, ...target },
    );
  }, [driver, machine, target]);
  const isOver = walkthrough.status === 'idle' || walkthrough.status === 'taken over';
  return (
    <main className={styles.screen} aria-label="The app">
      <header>
        <PageHeading title={`Screen: ${entry?.title ?? ''}`}>
          <VisuallyHidden>Screen: {entry?.title}</VisuallyHidden>
        </PageHeading>
        {isUnknown && (
          <Alert tone="info">
            This link points to a step that this build does not have. The first page is shown
            instead.
          </Alert>
        )}
        {entry !== undefined && !isOver && <WalkthroughBar {...{ entry, walkthrough, driver }} />}
      </header>
      <div ref={setContainer} className={styles.screenFrame} />
    </main>
  );
}
