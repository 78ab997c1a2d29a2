import { useSelector } from '@xstate/react';
import { isLoadProblem } from '../../../../machines/card-setup/card-setup.selectors';
import { Loading, Skeleton } from '../../../ui/skeleton/skeleton';
import { CardForm } from './card-form';
import { CardFormBoundary } from './card-form-boundary';
import type { StripeHandles } from './stripe-handles';
import { CARD, LOADING_FORM } from './copy';
import type { CardSetupRef } from './use-card-setup';

type Props = { readonly flow: CardSetupRef; readonly stripeHandles: StripeHandles };

/** The card form; a skeleton while it loads, nothing if it failed to load. */
export function CardArea({ flow, stripeHandles }: Props) {
  const clientSecret = useSelector(flow, ({ context }) => context.intent?.clientSecret ?? null);
  const hasForm = useSelector(flow, (snapshot) => snapshot.hasTag('form'));
  const isLoading = useSelector(
    flow,
    (snapshot) => snapshot.hasTag('loading') && !isLoadProblem(snapshot.context.problem),
  );
  if (!hasForm && !isLoading) return null;
  return (
    <section aria-label={CARD()}>
      {isLoading && (
        <Loading label={LOADING_FORM()}>
          <Skeleton shape="control" />
          <Skeleton shape="control" />
        </Loading>
      )}
      {hasForm && clientSecret !== null && (
        <CardFormBoundary key={clientSecret} onError={() => flow.send({ type: 'FORM_FAILED' })}>
          <CardForm flow={flow} stripeHandles={stripeHandles} clientSecret={clientSecret} />
        </CardFormBoundary>
      )}
    </section>
  );
}
