import { useSelector } from '@xstate/react';
import { selectUnfitAnswers } from '../../../machines/check-in-stepper/check-in-stepper.selectors';
import { FormNotices } from '../../questions/notices/form-notices';
import type { CheckInFlowRef } from './use-check-in-flow';

type Props = { readonly flow: CheckInFlowRef; readonly onStartOver: () => void };

/** The notices above the questions of a check-in. */
export function CheckInNotices({ flow, onStartOver }: Props) {
  const isUnsentElsewhere = useSelector(flow, ({ context }) => context.isUnsentElsewhere);
  const sentElsewhereAt = useSelector(flow, ({ context }) => context.sentElsewhereAt);
  const isRestored = useSelector(flow, ({ context }) => context.isRestored);
  const unfit = selectUnfitAnswers(flow.getSnapshot().context);
  return (
    <FormNotices {...{ isUnsentElsewhere, sentElsewhereAt, isRestored, unfit, onStartOver }} />
  );
}
