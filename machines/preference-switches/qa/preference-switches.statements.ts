import type { StatementGoals } from '../../walkthroughs/walkthrough.types';

/** The statements of docs/specification.md that the flow holds, with the states, transitions and fixtures that show each. */
export const preferenceSwitchesStatements: StatementGoals = {
  '§4.switches.1': [
    'transition  · SWITCHED',
    'transition idle · at once [hasWaitingChanges] → saving',
    "event Switch 'Text' on for assessments.",
  ],
  '§4.switches.2': [
    'transition saving · save error [isRejected] → idle',
    'outcome save error: not saved',
  ],
  '§8.preferences.1': ['transition saving · save error [isRejected] → idle'],
  '§8.preferences.2': ['outcome save error: not saved'],
};
