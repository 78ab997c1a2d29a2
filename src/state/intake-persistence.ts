import type { Clock } from '../lib/clock';
import {
  INTAKE_PROGRESS_KEY,
  INTAKE_SESSION_KEY,
  intakeProgressSlice,
  intakeSessionSlice,
  type IntakeProgressState,
} from './intake.slice';
import { persistedCurrent } from './persisted-current';
import { persistedSession } from './session-persistence';
import { parseStoredProgress, toStoredProgress } from './stored-intake';

/** The slices of an intake, both stored for 30 days (§4, D3). */
export function intakeReducers(clock: Clock) {
  return {
    [intakeSessionSlice.reducerPath]: persistedSession(
      intakeSessionSlice.reducer,
      clock,
      INTAKE_SESSION_KEY,
    ),
    [intakeProgressSlice.reducerPath]: persistedCurrent(intakeProgressSlice.reducer, {
      key: INTAKE_PROGRESS_KEY,
      toStored: toStoredProgress,
      parse: (stored) => parseStoredProgress(stored, clock.now()),
      isUntouched: ({ current }: IntakeProgressState) => current === null,
    }),
  };
}
