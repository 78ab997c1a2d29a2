import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { CheckInModule } from '../../questions/check-in.types';
import { LoadErrorPage } from '../../ui/load-error/load-error-page';
import { LoadingScreen } from '../../ui/loading-screen/loading-screen';
import { CheckInForm } from './check-in-form';
import type { CheckInFlowRef } from './use-check-in-flow';

type Props = {
  readonly flow: CheckInFlowRef;
  /** The definitions that the flow has loaded; empty before that. */
  readonly modules: readonly CheckInModule[];
  /** Path of the user's safety net; null disables the unsaved-changes prompt. */
  readonly safetyNetPath: string | null;
  /** Loads the definitions again; set when they could not be loaded for a flow that has. */
  readonly onReload?: (() => void) | undefined;
  readonly isPreview?: boolean;
  /** The check-ins are those of a public link. */
  readonly isOfLink?: boolean;
  /** Rendered if there is no such check-in. */
  readonly missing: ReactNode;
  readonly completed: ReactNode;
};

/** The screen for each state of a flow; the caller provides those for a missing and a completed check-in. */
export function CheckInFlow({
  flow,
  missing,
  completed,
  onReload,
  isOfLink = false,
  ...formProps
}: Props) {
  const state = useSelector(flow, (snapshot) => snapshot.value);
  const failure = useSelector(flow, ({ context }) => context.failure);
  if (typeof state === 'object') return completed;
  switch (state) {
    case 'loading':
      return <LoadingScreen />;
    case 'failed':
      return (
        <LoadErrorPage
          isOfLink={isOfLink}
          failure={failure}
          onTryAgain={() => flow.send({ type: 'TRY_AGAIN' })}
        />
      );
    case 'missing':
      return missing;
    case 'taking':
    case 'loadingStatuses':
    case 'submitting':
      if (onReload !== undefined) return <LoadErrorPage failure={null} onTryAgain={onReload} />;
      return <CheckInForm flow={flow} {...formProps} />;
  }
}
