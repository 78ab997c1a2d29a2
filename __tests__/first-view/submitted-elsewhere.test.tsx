import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getDraftKey } from '../../src/state/drafts/draft-key';
import { assignCheckIn, everyNodeModule } from '../support/check-in-module';
import { signInAs } from '../support/render-app';
import { sendFromOtherTab } from './fake-other-tab';
import { findHeading, openFirstView, startAppOnPage } from './open-first-view';
import { setupPageTests } from './setup-page-tests';

// In browsers with this property no script measures a text box.
Object.assign(document.documentElement.style, { fieldSizing: 'content' });

const world = setupPageTests();

const LINK = '/user/sam/assessments?context=sms&assessments=gad-7';
const SENT = /^Other answers were sent in another tab/;
const assessment = { userId: 'sam', form: 'assessments', ids: ['gad-7'] } as const;
const checkIn = { userId: 'ada', form: 'check-in', ids: [everyNodeModule.id] } as const;

/** Another tab has sent answers to a form. */
const submitElsewhere = (form: typeof assessment | typeof checkIn) =>
  sendFromOtherTab({
    form: getDraftKey(form),
    type: 'submitted',
    fingerprint: 'of other answers',
    at: Date.now(),
  });

async function openAssessment(): Promise<void> {
  await openFirstView(LINK);
  await findHeading('GAD-7');
}

async function openCheckIn(): Promise<void> {
  assignCheckIn(world, 'ada', everyNodeModule);
  signInAs(world, 'ada');
  await openFirstView(`/check-ins/${everyNodeModule.id}`);
  await findHeading('Every node');
}

const firstAnswer = () =>
  within(screen.getByRole('group', { name: /nervous/ })).getByRole('radio', {
    name: 'Several days',
  });
const words = () => screen.getByRole('textbox', { name: 'What was on your mind?' });

describe('D9 two tabs: another tab sends answers while this one shows its first view', () => {
  it('D9 two tabs: the app shows that the assessments were sent, if none are answered here', async () => {
    await openAssessment();
    submitElsewhere(assessment);
    await startAppOnPage();
    await findHeading('Assessments completed!');
  });

  it('D9 two tabs: the app shows that the check-in was sent, if it is not answered here', async () => {
    await openCheckIn();
    submitElsewhere(checkIn);
    await startAppOnPage();
    await findHeading('Check-in complete!');
  });

  it.each(['before the app starts', 'while the app starts'])(
    'D9 two tabs: keeps other answers to assessments, and says that some were sent, %s',
    async (moment) => {
      await openAssessment();
      await userEvent.click(firstAnswer());
      if (moment === 'before the app starts') submitElsewhere(assessment);
      const started = startAppOnPage();
      if (moment === 'while the app starts') submitElsewhere(assessment);
      await started;
      expect(await screen.findByText(SENT)).toBeVisible();
      expect(firstAnswer()).toBeChecked();
    },
  );

  it.each(['before the app starts', 'while the app starts'])(
    'D9 two tabs: keeps other answers to a check-in, and says that some were sent, %s',
    async (moment) => {
      await openCheckIn();
      await userEvent.type(words(), 'Work');
      if (moment === 'before the app starts') submitElsewhere(checkIn);
      const started = startAppOnPage();
      if (moment === 'while the app starts') submitElsewhere(checkIn);
      await started;
      expect(await screen.findByText(SENT)).toBeVisible();
      expect(words()).toHaveValue('Work');
    },
  );

  it('D9 two tabs: a submit that waited for the app is not carried out if nothing is left to send', async () => {
    await openAssessment();
    await userEvent.click(screen.getByRole('button', { name: 'Submit' }));
    submitElsewhere(assessment);
    await startAppOnPage();
    await findHeading('Assessments completed!');
    expect(world.submissions).toEqual([]);
  });
});
