import {
  selectHasPreviousPage,
  selectIsReadyForNext,
} from '../../machines/assessment-gate/assessment-gate.selectors';
import { withAnswer, type Answered } from '../../machines/assessment-gate/with-answer';
import { withPage } from '../../machines/assessment-gate/with-page';
import type { LinkQuestions } from './load-link-questions';
import { createViewForm, type ViewForm } from './view-form';

type LinkContext = LinkQuestions['form'] & { readonly attempts: number };

/** The questions of a public link: takes answers and changes pages as the assessment gate does. */
export type LinkForm = ViewForm<LinkContext, Answered>;

export const createLinkForm = (form: LinkQuestions['form']): LinkForm =>
  createViewForm<LinkContext, Answered>({ ...form, attempts: 0 }, (context, event) => {
    switch (event.type) {
      case 'ANSWERED':
        return withAnswer(context, event);
      case 'NEXT':
        return selectIsReadyForNext(context) ? withPage(context, 1) : null;
      case 'BACK':
        return selectHasPreviousPage(context) ? withPage(context, -1) : null;
    }
  });
