import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { createActor, type ActorRefFrom } from 'xstate';
import { kioskIdentificationMachine } from '../../../machines/kiosk-identification/kiosk-identification.machine';
import { useApiDispatch } from '../../api/api-dispatch';
import { kioskPath, kioskQuery } from '../../lib/url/clinic-paths';
import { useSharedActor } from '../../lib/actors/actor-registry';
import { createKioskActors } from './kiosk.actors';

export type KioskRef = ActorRefFrom<typeof kioskIdentificationMachine>;

/** The flow of one visitor at the kiosk of this clinic. */
export function useKiosk(clinicDisplayId: string): KioskRef {
  const dispatch = useApiDispatch();
  return useSharedActor<KioskRef>('kiosk-identification', () =>
    createActor(
      kioskIdentificationMachine.provide({ actors: createKioskActors(dispatch, clinicDisplayId) }),
    ),
  );
}

/** Leads on to the assessments of a visitor who was found, in place of the form: Back never shows it filled in (D6). */
export function useMatchRedirect(kiosk: KioskRef, clinicDisplayId: string): void {
  const navigate = useNavigate();
  const userId = useSelector(kiosk, ({ context }) => context.userId);
  useEffect(() => {
    if (userId === null) return;
    const search = kioskQuery(kioskPath(clinicDisplayId));
    void navigate(`/user/${encodeURIComponent(userId)}/assessments?${search}`, { replace: true });
  }, [clinicDisplayId, navigate, userId]);
}
