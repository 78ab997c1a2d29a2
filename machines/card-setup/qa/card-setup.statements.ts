import type { StatementGoals } from '../../walkthroughs/walkthrough.types';

/** The statements of docs/specification.md that the flow holds, with the states, transitions and fixtures that show each. */
export const cardSetupStatements: StatementGoals = {
  '§4.payment.1': ['transition confirming · confirm done [isSaved] → saved'],
  '§8.payment.2': [
    'transition loadingProvider · loadProvider error → formUnavailable',
    'transition mountingForm · FORM_FAILED → formUnavailable',
  ],
  '§8.payment.3': ['outcome confirm done: card incomplete'],
  '§8.payment.4': ['transition creatingIntent · createIntent done → formUnavailable'],
  '§8.payment.5': ['transition  · SAVE'],
  '§8.payment.6': [
    'transition confirming · confirm done → filling',
    'outcome confirm done: card declined',
    'outcome confirm done: card refused without a word',
  ],
  '§8.payment.7': [
    'transition confirming · confirm error → filling',
    'outcome confirm error: answer lost',
  ],
  '§8.payment.8': [
    'transition creatingIntent · createIntent error → formUnavailable',
    'outcome createIntent error: no intent',
  ],
  '§8.payment.9': ['outcome loadProvider error: no script'],
};
