import type { StateDescription } from '../../walkthroughs/walkthrough.types';

/** Descriptions of the states, for testers (D7, D9). */
export const kioskVisitStateDescriptions: Readonly<Record<string, StateDescription>> = {
  startPage: {
    title: 'Start page',
    expectedView: 'The kiosk or the page of the clinic, with nothing of an earlier visitor.',
  },
  'startPage.attended': {
    title: 'Waiting for a visitor',
    expectedView: "The kiosk or the page of the clinic, with empty fields and 'Restart'.",
  },
  'startPage.warning': {
    title: 'Warning on the start page',
    expectedView:
      "'Are you still there?' with the seconds that are left and 'I'm still here'. Nothing else on the screen can be pressed.",
  },
  visiting: { title: 'Visiting', expectedView: 'The screens of a visitor.' },
  'visiting.attended': {
    title: 'In use by a visitor',
    expectedView: "The assessment of the visitor, with 'Safety Net' and 'Restart'.",
  },
  'visiting.warning': {
    title: 'Warning the visitor',
    expectedView:
      "'Are you still there?' with the seconds that are left and 'I'm still here'. Nothing else on the screen can be pressed.",
  },
  restarting: { title: 'Starting over', expectedView: 'The loading screen.' },
  'restarting.closingScreens': {
    title: 'Closing the screens',
    expectedView: 'The loading screen, at once.',
  },
  'restarting.clearing': {
    title: 'Clearing the data',
    expectedView: 'The loading screen.',
  },
  'restarting.rewinding': {
    title: 'Rewinding the history',
    expectedView: 'The loading screen.',
  },
  'restarting.opening': {
    title: 'Opening the start page',
    expectedView: 'The loading screen, until the start page is loaded.',
  },
  leaving: {
    title: 'Loading the start page as a document',
    expectedView: 'The loading screen, then the start page as if the browser was just opened.',
  },
};
