import { useMemo, type Ref } from 'react';
import { Alert } from '../../../ui/alert/alert';
import { Select } from '../../select/select';
import type { ModeProps } from '../shell/mode.types';
import styles from './live.module.css';
import type { Driver, WalkthroughProgress } from './live.types';
import { OpenForm } from './open-form';
import { OtherScreens } from './other-screens';
import { listTargetStates } from './target-states';
import { WalkthroughBar } from './walkthrough-bar';

const DISPLAY_OPTIONS = [
  { value: 'phone', label: 'Phone' },
  { value: 'tablet', label: 'Tablet' },
];

type Props = ModeProps & {
  readonly walkthrough: WalkthroughProgress;
  readonly driver: Driver | null;
  readonly display: string;
  readonly isWalking: boolean;
  readonly onDisplay: (display: string) => void;
  /** Gets the element for the iframe. */
  readonly ref: Ref<HTMLDivElement>;
};

/** The app with what it is driven by: a path, or a walkthrough. */
export function AppColumn(props: Props) {
  const { entry, route, walkthrough, driver, display, isWalking, onDisplay, ref } = props;
  const unreachable = useMemo(
    () =>
      listTargetStates(entry).find(
        ({ state, shortestPath }) => state === route.query.state && !shortestPath,
      ),
    [entry, route.query.state],
  );
  return (
    <section aria-label="The app" className={styles.app}>
      <Select
        label="Size of the app"
        options={DISPLAY_OPTIONS}
        value={display}
        onChange={onDisplay}
      />
      <OtherScreens route={route} />
      {!isWalking && <OpenForm onOpen={(path) => driver?.command({ kind: 'open', path })} />}
      {route.query.way !== undefined && !isWalking && (
        <Alert tone="info">
          This link points to an unknown walkthrough, perhaps from another build. No walkthrough is
          started.
        </Alert>
      )}
      {unreachable !== undefined && (
        <Alert tone="info">
          “{unreachable.state}” cannot be reached in the app. {unreachable.unreachableReason}
        </Alert>
      )}
      <WalkthroughBar {...{ entry, walkthrough, driver, isWalking }} />
      <div ref={ref} className={styles.frameContainer} />
    </section>
  );
}
