import { useEffect, useMemo, useState } from 'react';
import { useStore } from 'react-redux';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { systemClock } from '../../lib/time/clock';
import { useIntakeLink, removeCode } from '../../lib/url/intake-link';
import { IntakeContext } from '../../state/intake-context';
import { selectIntakeProgress, selectIntakeSession } from '../../state/intake.slice';
import { LoadingScreen } from '../../ui/loading-screen/loading-screen';
import { useWrapper } from '../../wrapper/wrapper-context';
import { AppLayout } from '../layouts/app-layout';
import type { AppStore } from '../store/store';
import { restoreIntake, getIntakeState } from './restore-intake';
import { useClinic } from './use-clinic';

/** /intake and what belongs to it: the code leaves the address before anything else happens (§2, D9). */
export function IntakeLayout() {
  const { code, isInAddress } = useIntakeLink();
  const { pathname, search } = useLocation();
  if (isInAddress) {
    return <Navigate to={{ pathname, search: removeCode(search) }} replace state={{ code }} />;
  }
  return <RestoredIntake linkCode={code} />;
}

/** Draws nothing of anybody until it is certain whose link this is. */
function RestoredIntake({ linkCode }: { readonly linkCode: string | null }) {
  const { pathname } = useLocation();
  const isFlowPath = /^\/intake\/?$/i.test(pathname);
  const [restored, setRestored] = useState<{ code: string | null } | null>(null);
  const store = useStore() as AppStore;
  const wrapper = useWrapper();

  useEffect(() => {
    let isCurrent = true;
    void restoreIntake({ store, wrapper, clock: systemClock }, isFlowPath ? linkCode : null).then(
      () => {
        if (isCurrent)
          setRestored({ code: linkCode ?? (isFlowPath ? getStoredCode(store) : null) });
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [isFlowPath, linkCode, store, wrapper]);

  return restored === null ? (
    <AppLayout actions={false}>
      <LoadingScreen />
    </AppLayout>
  ) : (
    <IntakeLayoutContent code={restored.code} />
  );
}

/** The code that an earlier visit has left: the address alone, without its code, leads back to it. */
function getStoredCode(store: AppStore): string | null {
  const session = selectIntakeSession(getIntakeState(store));
  if (session?.kind === 'magic-link') return session.magicCode;
  return selectIntakeProgress(getIntakeState(store))?.magicCode ?? null;
}

function IntakeLayoutContent({ code }: { readonly code: string | null }) {
  const { name, logoUrl, phoneNumber } = useClinic(code);
  const info = useMemo(() => ({ code, clinic: { name, phoneNumber } }), [code, name, phoneNumber]);
  return (
    <IntakeContext value={info}>
      <AppLayout clinicLogoUrl={logoUrl} actions={false}>
        <Outlet />
      </AppLayout>
    </IntakeContext>
  );
}
