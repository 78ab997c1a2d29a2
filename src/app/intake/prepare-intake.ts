import { waitFor } from 'xstate';
import { intakeApi } from '../../api/intake.api';
import { runCachedQuery } from '../../api/run-request';
import { selectIntakeProgress } from '../../state/intake.slice';
import type { AppServices } from '../services/app-services';
import { createIntakeService } from './intake-service';
import { getIntakeState } from './opened-intake';

/**
 * Opens the intake of this tab's link, and loads what its first step shows, before it renders; false if something else comes
 * first, as when another tab has opened it meanwhile.
 */
export async function prepareIntake(services: AppServices, code: string): Promise<boolean> {
  const { store } = services;
  const [{ actor }] = await Promise.all([
    services.get(createIntakeService).open({ code, isResumable: true }),
    runCachedQuery(store.dispatch, intakeApi.endpoints.getBranding, code),
  ]);
  const { tags } = await waitFor(
    actor,
    (snapshot) =>
      snapshot.tags.size > 0 || snapshot.matches('failed') || snapshot.status === 'done',
  );
  return tags.has('steps') && selectIntakeProgress(getIntakeState(store)) === null;
}
