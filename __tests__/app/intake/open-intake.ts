import { waitFor, type StateValue } from 'xstate';
import { EMPTY_FORM_DATA } from '../../../machines/intake/intake.selectors';
import type { IntakeStep } from '../../../machines/intake/intake.types';
import { createIntakeService } from '../../../src/app/intake/intake-service';
import {
  intakeProgressSlice,
  intakeSessionSlice,
  selectIntakeProgress,
  selectIntakeSession,
  type WithIntake,
} from '../../../src/state/intake.slice';
import { flushPersisted } from '../../../src/state/persist-current';
import type { Session } from '../../../src/state/session.slice';
import { openTab, type Tab } from '../session/open-tab';

/** Opens /intake in a new tab, without screens; without a code, what is stored continues. */
export async function openIntakeTab(code: string | null, tab: Tab = openTab()) {
  const opened = await tab.services.get(createIntakeService).open({ code, isResumable: true });
  const { store } = tab;
  // SAFETY: the service has injected the slices.
  const intake = () => store.getState() as unknown as WithIntake;
  const { actor } = opened;
  return {
    tab,
    ...opened,
    state: (): StateValue => actor.getSnapshot().value,
    isWriting: () => actor.getSnapshot().matches('writing'),
    /** Waits until the tab shows the steps, or that another tab does. */
    settle: () =>
      waitFor(actor, (snapshot) => snapshot.hasTag('steps') || snapshot.value === 'openElsewhere'),
    until: (value: string) => waitFor(actor, (snapshot) => snapshot.value === value),
    progress: () => selectIntakeProgress(intake()),
    session: () => selectIntakeSession(intake()),
    /** What the steps do when the user is at a step. */
    reach: async (step: IntakeStep) => {
      const progress = { magicCode: code ?? '', step, formData: EMPTY_FORM_DATA };
      store.dispatch(intakeProgressSlice.actions.updated({ ...progress, now: Date.now() }));
      await flushPersisted(store.dispatch);
    },
    startSession: async (session: Session) => {
      store.dispatch(intakeSessionSlice.actions.started(session));
      await flushPersisted(store.dispatch);
    },
  };
}
