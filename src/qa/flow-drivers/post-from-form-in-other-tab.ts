import type { EventObject } from 'xstate';
import type { ElsewhereEvent } from '../../../machines/submission/elsewhere.types';
import { getDraftKey, type DraftSubject } from '../../state/drafts/draft-key';
import type { PageDriver } from './page-driver.types';

/** The users of all scenarios in which a form is taken. */
const USER_IDS = ['ada', 'ivy', 'jonas', 'kai', 'sams-mother', 'tess'];
/** The ids in their URLs. */
const IDS: readonly (readonly string[])[] = [[], ['gad-7']];

/** Does what the event says in another tab with the same form, whoever the user of the scenario is. */
export function postFromFormInOtherTab(form: DraftSubject['form']) {
  return async (driver: PageDriver, event: EventObject): Promise<void> => {
    // SAFETY: only such events are in the flow pages that use this.
    const { type, ...details } = event as ElsewhereEvent;
    // The time of a fixture, which is the same in every run, is long past, and the screen shows it.
    const message =
      type === 'SUBMITTED_ELSEWHERE'
        ? { ...details, type: 'submitted', at: Date.now() }
        : { ...details, type: 'unsent' };
    for (const userId of USER_IDS)
      for (const ids of IDS)
        await driver.postFromOtherTab(
          { ...message, form: getDraftKey({ userId, form, ids }) },
          'forms',
        );
  };
}
