import { useSelector } from '@xstate/react';
import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { Outlet, useLocation, useNavigate, type Location } from 'react-router-dom';
import { readPosition } from '../../features/intake/intake-position';
import { OpenElsewherePage } from '../../features/intake/open-elsewhere-page';
import { useRedirect } from '../../lib/history/use-redirect';
import { readIntakeLink, removeCode } from '../../lib/url/intake-link';
import { IntakeInfoContext, type IntakeAccess } from '../../state/intake-info-context';
import { keepLinkCode, readLinkCode } from '../../state/intake-link-code';
import { LoadErrorPage } from '../../ui/load-error/load-error-page';
import { LoadingScreen } from '../../ui/loading-screen/loading-screen';
import { Redirect } from '../../ui/redirect/redirect';
import { AppLayout } from '../layouts/app-layout';
import { useRouteFacts } from '../layouts/route-facts';
import { useServices } from '../services/app-services';
import { createIntakeService } from './intake-service';
import type { OpenedIntake } from './opened-intake';
import { useClinic } from './use-clinic';

export { prepareIntake } from './prepare-intake';

/**
 * /intake and its pages; first removes the code from the URL, and keeps it for this tab (§2). The page for expired links has
 * the code in its URL alone (D9).
 */
export function IntakeLayout() {
  const link = readIntakeLink(useLocation().search);
  const { keepsLinkCode } = useRouteFacts();
  // In memory as well: after its use it is removed from storage, which may not be available either.
  const [code, setCode] = useState(readLinkCode);
  if (keepsLinkCode === true) return <IntakePages code={link.code} onResumed={setCode} />;
  return link.isInUrl ? (
    <RemoveCode code={link.code} onRead={setCode} />
  ) : (
    <IntakePages code={code} onResumed={setCode} />
  );
}

type RemoveCodeProps = {
  readonly code: string | null;
  readonly onRead: (code: string) => void;
};

function RemoveCode({ code, onRead }: RemoveCodeProps) {
  const { pathname, search } = useLocation();
  useEffect(() => {
    if (code === null) return;
    keepLinkCode(code);
    onRead(code);
  }, [code, onRead]);
  useRedirect({ to: { pathname, search: removeCode(search) } });
  return null;
}

type IntakePagesProps = {
  readonly code: string | null;
  /** Called with the code of a stored intake that continues without its link. */
  readonly onResumed: (code: string) => void;
};

/** The intake itself; the pages for expired links and completed intakes show nothing that is stored. */
function IntakePages({ code, onResumed }: IntakePagesProps) {
  const { hasIntakeSteps } = useRouteFacts();
  const services = useServices();
  // On every page: a sign-out or a completion in another tab concerns this one, too.
  useEffect(() => void services.get(createIntakeService), [services]);

  if (hasIntakeSteps === true) return <StepPages code={code} onResumed={onResumed} />;
  return (
    <IntakeFrame code={code} access={NO_ACCESS}>
      <Outlet />
    </IntakeFrame>
  );
}

function StepPages({ code, onResumed }: IntakePagesProps) {
  const { state } = useLocation() as Location<unknown>;
  // The last step of a completed intake, reached again: no intake is opened, which may be another person's.
  const [isCompleted] = useState(() => readPosition(state) === 'COMPLETED');
  const linkCode = isCompleted ? null : code;
  const services = useServices();
  // It has been opened before the first render where there was a first view (decision 0013).
  const [opened, setOpened] = useState<OpenedIntake | null>(
    () => services.getExisting(createIntakeService)?.getOpened(linkCode) ?? null,
  );

  useEffect(() => {
    let isCurrent = true;
    const link = { code: linkCode, isResumable: !isCompleted };
    const opening = services.get(createIntakeService).open(link);
    void opening.then((next) => {
      if (!isCurrent) return;
      if (next.code !== null) onResumed(next.code);
      setOpened(next);
    });
    return () => {
      isCurrent = false;
    };
  }, [linkCode, isCompleted, onResumed, services]);

  return opened === null ? <Loading /> : <OpenedIntakePages opened={opened} />;
}

/** Of the pages without steps. */
const NO_ACCESS: IntakeAccess = {
  mayWrite: () => false,
  send: () => Promise.reject(new Error('No intake is open.')),
  end: () => undefined,
};

/** Shows no stored data before it is certain that it belongs to this link, and that no other tab writes it. */
function OpenedIntakePages({ opened }: { readonly opened: OpenedIntake }) {
  const { actor, access, code, send } = opened;
  const snapshot = useSelector(actor, (current) => current);
  const { search } = useLocation();
  const navigate = useNavigate();

  if (snapshot.matches('completedElsewhere')) return <Redirect to="/intake/completed" />;
  if (snapshot.matches('failed'))
    return (
      <AppLayout isCard actions={false}>
        <LoadErrorPage
          failure={snapshot.context.failure}
          onTryAgain={() => send({ type: 'TRY_AGAIN' })}
        />
      </AppLayout>
    );
  if (snapshot.hasTag('openElsewhere'))
    return (
      <IntakeFrame code={code} access={access}>
        <OpenElsewherePage
          isBusy={snapshot.hasTag('busy')}
          onContinue={() => {
            // The step of this history entry is older than the stored one.
            void navigate({ search }, { replace: true });
            send({ type: 'CONTINUE_HERE' });
          }}
        />
      </IntakeFrame>
    );
  if (!snapshot.hasTag('steps')) return <Loading />;
  return (
    <IntakeFrame code={code} access={access} isOver={snapshot.status === 'done'}>
      <Outlet />
    </IntakeFrame>
  );
}

function Loading() {
  return (
    <AppLayout isCard actions={false}>
      <LoadingScreen />
    </AppLayout>
  );
}

type IntakeFrameProps = {
  readonly code: string | null;
  readonly access: IntakeAccess;
  /** The code is not used any more. */
  readonly isOver?: boolean;
  readonly children: ReactNode;
};

function IntakeFrame({ code, access, isOver = false, children }: IntakeFrameProps) {
  const { name, logoUrl, phoneNumber } = useClinic(isOver ? null : code);
  const info = useMemo(
    () => ({ code, clinic: { name, phoneNumber }, access }),
    [access, code, name, phoneNumber],
  );
  return (
    <IntakeInfoContext value={info}>
      <AppLayout isCard clinicLogoUrl={logoUrl} actions={false}>
        {children}
      </AppLayout>
    </IntakeInfoContext>
  );
}
