import { useEffect, useMemo, useState } from 'react';
import { Outlet, useLocation, type Location } from 'react-router-dom';
import { useRedirect } from '../../lib/history/use-redirect';
import { readIntakeLink, removeCode } from '../../lib/url/intake-link';
import { IntakeInfoContext } from '../../state/intake-info-context';
import { keepLinkCode, readLinkCode, toEntryCode } from '../../state/intake-link-code';
import { LoadingScreen } from '../../ui/loading-screen/loading-screen';
import { AppLayout } from '../layouts/app-layout';
import { useServices } from '../services/app-services';
import { createIntakeService } from './intake-service';
import { useClinic } from './use-clinic';

/** /intake and its pages; first removes the code from the URL, and keeps it for this tab (§2, D9). */
export function IntakeLayout() {
  const { code, isInAddress } = readIntakeLink(useLocation() as Location<unknown>);
  return isInAddress ? <RemoveCode code={code} /> : <RestoredIntake entryCode={code} />;
}

function RemoveCode({ code }: { readonly code: string | null }) {
  const { pathname, search } = useLocation();
  useEffect(() => {
    if (code !== null) keepLinkCode(code);
  }, [code]);
  useRedirect({ to: { pathname, search: removeCode(search) }, state: toEntryCode(code) });
  return null;
}

/** Shows no stored data before it is certain that it belongs to this link. */
function RestoredIntake({ entryCode }: { readonly entryCode: string | null }) {
  // Read once: a sign-out removes it before the page that offers to resend the link is shown.
  const [storedCode] = useState(readLinkCode);
  const linkCode = entryCode ?? storedCode;
  const { pathname } = useLocation();
  const isFlowPath = /^\/intake\/?$/i.test(pathname);
  const [restored, setRestored] = useState<{ code: string | null } | null>(null);
  const services = useServices();

  useEffect(() => {
    let isCurrent = true;
    const intake = services.get(createIntakeService);
    void intake.restore(isFlowPath ? linkCode : null).then(() => {
      if (isCurrent)
        setRestored({ code: linkCode ?? (isFlowPath ? intake.getStoredCode() : null) });
    });
    return () => {
      isCurrent = false;
    };
  }, [isFlowPath, linkCode, services]);

  return restored === null ? (
    <AppLayout isCard actions={false}>
      <LoadingScreen />
    </AppLayout>
  ) : (
    <IntakeLayoutContent code={restored.code} />
  );
}

function IntakeLayoutContent({ code }: { readonly code: string | null }) {
  const { name, logoUrl, phoneNumber } = useClinic(code);
  const info = useMemo(() => ({ code, clinic: { name, phoneNumber } }), [code, name, phoneNumber]);
  return (
    <IntakeInfoContext value={info}>
      <AppLayout isCard clinicLogoUrl={logoUrl} actions={false}>
        <Outlet />
      </AppLayout>
    </IntakeInfoContext>
  );
}
