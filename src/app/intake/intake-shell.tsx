import { useEffect, useMemo, useState } from 'react';
import { useStore } from 'react-redux';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { systemClock } from '../../lib/clock';
import { useIntakeLink, withoutCode } from '../../lib/intake-link';
import { IntakeContext } from '../../state/intake-context';
import { selectIntakeProgress, selectIntakeSession } from '../../state/intake.slice';
import { LoadingScreen } from '../../ui/loading-screen/loading-screen';
import { useWrapper } from '../../wrapper/wrapper-context';
import { AppShell } from '../shells/app-shell';
import type { AppStore } from '../store';
import { enterIntake, intakeStateOf } from './enter-intake';
import { useClinic } from './use-clinic';

/** /intake and what belongs to it: the code leaves the address before anything else happens (§2, D9). */
export function IntakeShell() {
  const { code, isInAddress } = useIntakeLink();
  const { pathname, search } = useLocation();
  if (isInAddress) {
    return <Navigate to={{ pathname, search: withoutCode(search) }} replace state={{ code }} />;
  }
  return <IntakeArea linkCode={code} />;
}

/** Draws nothing of anybody until it is certain whose link this is. */
function IntakeArea({ linkCode }: { readonly linkCode: string | null }) {
  const { pathname } = useLocation();
  const isFlow = /^\/intake\/?$/i.test(pathname);
  const [entered, setEntered] = useState<{ code: string | null } | null>(null);
  const store = useStore() as AppStore;
  const wrapper = useWrapper();

  useEffect(() => {
    let isCurrent = true;
    void enterIntake({ store, wrapper, clock: systemClock }, isFlow ? linkCode : null).then(() => {
      if (isCurrent) setEntered({ code: linkCode ?? (isFlow ? storedCode(store) : null) });
    });
    return () => {
      isCurrent = false;
    };
  }, [isFlow, linkCode, store, wrapper]);

  return entered === null ? (
    <AppShell actions={false}>
      <LoadingScreen />
    </AppShell>
  ) : (
    <IntakeFrame code={entered.code} />
  );
}

/** The code that an earlier visit has left: the address alone, without its code, leads back to it. */
function storedCode(store: AppStore): string | null {
  const session = selectIntakeSession(intakeStateOf(store));
  if (session?.kind === 'magic-link') return session.magicCode;
  return selectIntakeProgress(intakeStateOf(store))?.magicCode ?? null;
}

function IntakeFrame({ code }: { readonly code: string | null }) {
  const { name, logoUrl, phoneNumber } = useClinic(code);
  const setting = useMemo(
    () => ({ code, clinic: { name, phoneNumber } }),
    [code, name, phoneNumber],
  );
  return (
    <IntakeContext value={setting}>
      <AppShell clinicLogoUrl={logoUrl} actions={false}>
        <Outlet />
      </AppShell>
    </IntakeContext>
  );
}
