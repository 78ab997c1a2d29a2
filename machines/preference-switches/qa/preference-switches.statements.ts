import type { StatementGoals } from '../../walkthroughs/walkthrough.types';

/** The statements of docs/specification.md that the flow holds, with the states, transitions and fixtures that show each. */
export const preferenceSwitchesStatements: StatementGoals = {
  '§2.notifications.6': ['start no phone number'],
  '§2.notifications.7': ['start texts stopped'],
  '§4.switches.1': [
    'transition  · SWITCHED [isSwitchable]',
    'transition idle · at once [hasWaitingChanges] → saving',
    "event Switch 'Text' on for assessments.",
  ],
  '§4.switches.2': [
    'transition saving · save error [isRejected] → idle',
    'outcome save error: not saved',
  ],
  '§4.switches.3': ['start emails stopped', 'start texts stopped', 'start push turned off'],
  '§4.switches.4': [
    'start preferences read',
    'start open in the app',
    "event Switch 'Push' on for assessments.",
  ],
  '§4.switches.5': [
    'start texts stopped',
    'transition  · CONDITIONS_CHANGED',
    'event Delete the only active reminder.',
    "event Switch 'Email' on for check-in reminders.",
  ],
  '§8.preferences.1': ['transition saving · save error [isRejected] → idle'],
  '§8.preferences.2': ['outcome save error: not saved'],
};
