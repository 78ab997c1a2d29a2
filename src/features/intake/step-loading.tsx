import { useSelector } from '@xstate/react';
import { InlineLoadError } from '../../ui/load-error/inline-load-error';
import { Loading, Skeleton } from '../../ui/skeleton/skeleton';
import type { StepProps } from './step-layout';

/** The content of a step while its data loads or after loading failed (D9). */
export function StepLoading({ flow }: StepProps) {
  const failure = useSelector(flow, ({ context }) => context.failure);
  return (
    <>
      {failure === null ? (
        <Loading>
          <Skeleton shape="card" />
          <Skeleton shape="card" />
        </Loading>
      ) : (
        <InlineLoadError
          failure={failure}
          isRetrying={false}
          onTryAgain={() => flow.send({ type: 'TRY_AGAIN' })}
        />
      )}
    </>
  );
}
