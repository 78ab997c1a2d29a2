import type { CheckInStepperContext } from '../../machines/check-in-stepper/check-in-stepper.types';
import { selectHasNextStep } from '../../machines/check-in-stepper/check-in-stepper.selectors';
import { withAnswer, type Answered } from '../../machines/check-in-stepper/with-answer';
import { createViewForm, type ViewForm } from './view-form';

type CheckInContext = Pick<CheckInStepperContext, 'forms' | 'answers' | 'pageIndex'>;

/** The questions of a check-in: takes answers and changes steps as its flow does. */
export type CheckInForm = ViewForm<CheckInContext, Answered>;

export const createCheckInForm = (form: CheckInContext): CheckInForm =>
  createViewForm<CheckInContext, Answered>(form, (context, event) => {
    const { pageIndex } = context;
    switch (event.type) {
      case 'ANSWERED':
        return withAnswer(context, event);
      case 'NEXT':
        return selectHasNextStep(context) ? { pageIndex: pageIndex + 1 } : null;
      case 'BACK':
        return pageIndex > 0 ? { pageIndex: pageIndex - 1 } : null;
    }
  });
