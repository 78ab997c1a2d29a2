import type { Clock } from '../lib/time/clock';
import { intakeProgressSlice, intakeSessionSlice, type IntakeProgressState } from './intake.slice';
import { INTAKE_PROGRESS_KEY, INTAKE_SESSION_KEY } from './intake-storage';
import { persistCurrent } from './persist-current';
import { persistSession } from './session-persistence';
import { parseStoredProgress, toStoredProgress } from './stored-intake';

/** Creates the reducers of an intake, both stored for 30 days (§4, D3). */
export function createIntakeReducers(clock: Clock) {
  return {
    [intakeSessionSlice.reducerPath]: persistSession(
      intakeSessionSlice.reducer,
      clock,
      INTAKE_SESSION_KEY,
    ),
    [intakeProgressSlice.reducerPath]: persistCurrent(intakeProgressSlice.reducer, {
      key: INTAKE_PROGRESS_KEY,
      toStored: toStoredProgress,
      parse: (stored) => parseStoredProgress(stored, clock.now()),
      isUntouched: ({ current }: IntakeProgressState) => current === null,
    }),
  };
}
