import { waitFor } from '@testing-library/react';
import { createIntakeService } from '../../../src/app/intake/intake-service';
import {
  intakeProgressSlice,
  intakeSessionSlice,
  selectIntakeProgress,
  selectIntakeSession,
  type WithIntake,
} from '../../../src/state/intake.slice';
import { EMPTY_FORM_DATA } from '../../../machines/intake/intake.selectors';
import { setupSessionTests } from '../session/setup-session-tests';
import { openTab, type Tab } from '../session/open-tab';

const { createSession, getRequests, signIn } = setupSessionTests();

const getIntake = ({ store }: Tab) => store.getState() as unknown as WithIntake;

/** Starts the intake of a link in a tab where ada is signed in by another link. */
async function startIntake() {
  const tab = openTab();
  await signIn(tab, 'ada', 'magic-link');
  const intake = tab.services.get(createIntakeService);
  const session = { ...createSession('nia', 'magic-link'), magicCode: 'intake-nia' };
  const progress = { magicCode: 'intake-nia', stepIndex: 1, formData: EMPTY_FORM_DATA };
  tab.store.dispatch(intakeSessionSlice.actions.started(session));
  tab.store.dispatch(intakeProgressSlice.actions.updated({ ...progress, now: Date.now() }));
  return { tab, intake };
}

describe('§4 INTRO: a stored session of another link', () => {
  it('§4 INTRO: is ended, but the intake of the opened link is not', async () => {
    const { tab, intake } = await startIntake();
    await intake.restore('intake-nia');
    // Later links find the service watching for sign-outs.
    await intake.restore('intake-nia');
    expect(tab.session()).toBeNull();
    await waitFor(() =>
      expect(localStorage.getItem('persist:session') ?? '').not.toMatch(/code-of-ada/),
    );
    expect(getRequests('sign-out')).toHaveLength(1);
    expect(selectIntakeSession(getIntake(tab))).toMatchObject({ magicCode: 'intake-nia' });
    expect(selectIntakeProgress(getIntake(tab))?.stepIndex).toBe(1);
  });

  it('§4 INTRO: so is the intake of another link', async () => {
    const { tab, intake } = await startIntake();
    await intake.restore('intake-omar');
    expect(tab.session()).toBeNull();
    expect(selectIntakeSession(getIntake(tab))).toBeNull();
    expect(selectIntakeProgress(getIntake(tab))).toBeNull();
  });
});
