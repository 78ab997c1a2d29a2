import { selectSession } from '../../state/session.slice';
import type { AppServices } from '../services/app-services';
import { resetLanguage } from '../language/change-language';
import { clearPersonalData } from '../session/clear-personal-data';

/** Clears all data of the visitor and ends their session. Unmount their screens first, or these would request data again. */
export async function clearVisitorData(services: AppServices): Promise<void> {
  const { store } = services;
  clearPersonalData(store, 'device');
  services.actors.stopAll();
  await resetLanguage();
  if (selectSession(store.getState()) === null) return;
  const { createSessionService } = await import('../session/session-service');
  services.get(createSessionService).actor.send({ type: 'SIGN_OUT' });
}
