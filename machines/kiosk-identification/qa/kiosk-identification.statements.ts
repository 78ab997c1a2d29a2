import type { StatementGoals } from '../../walkthroughs/walkthrough.types';

/** The statements of docs/specification.md that the flow holds, with the states, transitions and fixtures that show each. */
export const kioskIdentificationStatements: StatementGoals = {
  '§2.kiosk.1': [
    'transition loadingClinic · loadClinic done [isClinicFound] → identifying',
    'state identifying.asking',
  ],
  '§2.kiosk.3': [
    'transition loadingClinic · loadClinic done → unknownClinic',
    'state unknownClinic',
  ],
  '§5.kiosk.1': ['outcome loadClinic done: clinic by name'],
  '§5.kiosk.2': [
    'outcome loadClinic done: clinic by record number',
    'transition identifying.asking · FLOW_CHANGED',
  ],
  '§5.kiosk.3': [
    'transition identifying.lookingUp · identify done [isMoreInfoNeededFirstTime] → identifying.asking',
  ],
  '§8.kiosk.1': [
    'transition identifying.lookingUp · identify done [isMoreInfoNeeded] → identifying.asking',
  ],
  '§8.kiosk.2': [
    'transition identifying.lookingUp · identify done → identifying.asking',
    'outcome identify done: no such visitor',
  ],
  '§8.kiosk.3': [
    'transition identifying.lookingUp · identify error → identifying.asking',
    'outcome identify error: visitor cannot be looked up',
  ],
  '§8.kiosk.4': ['state unknownClinic', 'outcome loadClinic done: unknown clinic'],
};
