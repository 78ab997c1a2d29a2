import { useActorRef, useSelector } from '@xstate/react';
import { useState } from 'react';
import type { ActorRefFrom } from 'xstate';
import { kioskIdentificationMachine } from '../../../machines/kiosk-identification/kiosk-identification.machine';
import { initialContext } from '../../../machines/kiosk-identification/kiosk-identification.selectors';
import { useApiDispatch, type ApiDispatch } from '../../api/api-dispatch';
import { kioskApi } from '../../api/kiosk.api';
import { useIsHydrating } from '../../lib/react/use-is-hydrating';
import { useRedirect } from '../../lib/history/use-redirect';
import { kioskPath, kioskQuery, publicAssessmentsPath } from '../../lib/url/paths';
import { createKioskActors } from './kiosk.actors';
import { toKioskClinic } from './to-kiosk-clinic';

export type KioskRef = ActorRefFrom<typeof kioskIdentificationMachine>;

/** The identification flow at the kiosk of this clinic. */
export function useKiosk(clinicDisplayId: string): KioskRef {
  const dispatch = useApiDispatch();
  const isHydrating = useIsHydrating();
  const [[machine, options]] = useState(() => {
    const provided = kioskIdentificationMachine.provide({
      actors: createKioskActors(dispatch, clinicDisplayId),
    });
    const snapshot = isHydrating ? readPrepared(dispatch, clinicDisplayId) : undefined;
    return [provided, snapshot && { snapshot }] as const;
  });
  return useActorRef(machine, options);
}

/** The flow as it is once the clinic of the first view has loaded, which is on the screen then (decision 0013). */
function readPrepared(dispatch: ApiDispatch, clinicDisplayId: string) {
  const { data } = dispatch((_dispatch, getState) =>
    kioskApi.endpoints.getKioskClinic.select(clinicDisplayId)(getState()),
  );
  if (data === undefined) return undefined;
  const clinic = toKioskClinic(data);
  return kioskIdentificationMachine.resolveState({
    value: { identifying: 'asking' },
    context: { ...initialContext, clinic, flow: clinic.identifyFlow },
  });
}

/** Navigates to the visitor's assessments; replaces the history entry, so that Back never shows the filled form (D6). */
export function useMatchRedirect(kiosk: KioskRef, clinicDisplayId: string): void {
  const userId = useSelector(kiosk, ({ context }) => context.userId);
  const search = kioskQuery(kioskPath(clinicDisplayId));
  useRedirect(userId === null ? null : { to: `${publicAssessmentsPath(userId)}?${search}` });
}
