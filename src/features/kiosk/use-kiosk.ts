import { useActorRef, useSelector } from '@xstate/react';
import { useState } from 'react';
import type { ActorRefFrom } from 'xstate';
import { kioskIdentificationMachine } from '../../../machines/kiosk-identification/kiosk-identification.machine';
import { useApiDispatch } from '../../api/api-dispatch';
import { useRedirect } from '../../lib/history/use-redirect';
import { kioskPath, kioskQuery, publicAssessmentsPath } from '../../lib/url/paths';
import { createKioskActors } from './kiosk.actors';

export type KioskRef = ActorRefFrom<typeof kioskIdentificationMachine>;

/** The identification flow at the kiosk of this clinic. */
export function useKiosk(clinicDisplayId: string): KioskRef {
  const dispatch = useApiDispatch();
  const [machine] = useState(() =>
    kioskIdentificationMachine.provide({ actors: createKioskActors(dispatch, clinicDisplayId) }),
  );
  return useActorRef(machine);
}

/** Navigates to the visitor's assessments; replaces the history entry, so that Back never shows the filled form (D6). */
export function useMatchRedirect(kiosk: KioskRef, clinicDisplayId: string): void {
  const userId = useSelector(kiosk, ({ context }) => context.userId);
  const search = kioskQuery(kioskPath(clinicDisplayId));
  useRedirect(userId === null ? null : { to: `${publicAssessmentsPath(userId)}?${search}` });
}
