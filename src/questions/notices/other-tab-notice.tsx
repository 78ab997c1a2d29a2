import type { Time } from '../../../machines/completed-since';
import { formatDayAndTime } from '../../lib/time/format-dates';
import { Alert } from '../../ui/alert/alert';
import { formatSentInOtherTab, UNSENT_IN_OTHER_TAB } from './copy';

type Props = {
  /** Another tab has unsent answers to this form. */
  readonly isUnsentElsewhere: boolean;
  /** When another tab sent other answers to this form; null if none did. */
  readonly sentElsewhereAt: Time;
};

/** Says what another tab of this browser has done with the same form (D9 'Two tabs'). */
export function OtherTabNotice({ isUnsentElsewhere, sentElsewhereAt }: Props) {
  if (sentElsewhereAt != null)
    return <Alert tone="info">{formatSentInOtherTab(formatDayAndTime(sentElsewhereAt))}</Alert>;
  return isUnsentElsewhere ? <Alert tone="info">{UNSENT_IN_OTHER_TAB()}</Alert> : null;
}
