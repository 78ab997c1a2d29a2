import { useEffect, type ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { StepBackButtonProvider } from '../../lib/history/step-back-button';
import { selectSession } from '../../state/session.slice';
import { AppBar } from '../../ui/app-bar/app-bar';
import { LinkButton } from '../../ui/button/button';
import { Link } from '../../ui/link/link';
import { Logo } from '../../ui/logo/logo';
import { Page } from '../../ui/page/page';
import { importSafetyNetPage } from './safety-net-chunk';
import { AppPrompt } from './app-prompt';
import styles from './app-layout.module.css';
import { BackButton } from './back-button';
import { ClinicLogo } from './clinic-logo';
import { LayoutContext } from './layout-context';
import { isTabPath, isTintedPath } from './path-rules';

type Props = {
  readonly children: ReactNode;
  readonly clinicLogoUrl?: string | null;
  /** Whose screens these are, where they are not the visitor's own. */
  readonly caption?: string | null;
  /** Where the safety net of this person stands; without one only the emergency note is shown. */
  readonly safetyNetPath?: string | null;
  /** Where Back leads without a history; without it there is no Back then. */
  readonly parentPath?: string | null;
  /** False where every visit begins, so that nothing lies behind it. */
  readonly hasBack?: boolean;
  /** Stands in the app bar instead of 'Check-In', or of the way to the safety net for who is not signed in. */
  readonly actions?: ReactNode;
  /** The tabs at the bottom of the screen. */
  readonly navigation?: ReactNode;
};

/** The frame of every screen: prompt, app bar, content, the way to help, and the tabs where there are any (§2 Chrome). */
export function AppLayout(props: Props) {
  const { children, clinicLogoUrl, caption, safetyNetPath, parentPath, actions, navigation } =
    props;
  const { hasBack = true } = props;
  const { pathname } = useLocation();
  const helpPath = pathname === safetyNetPath ? null : (safetyNetPath ?? null);
  const hasHelp = helpPath !== null;
  useEffect(() => {
    // Help has to be there without a network as well; where this fails, it is fetched on the way.
    if (hasHelp) importSafetyNetPage().catch(() => undefined);
  }, [hasHelp]);
  return (
    <StepBackButtonProvider>
      <Page
        isTinted={isTintedPath(pathname)}
        header={
          <>
            <AppPrompt />
            <AppBar
              back={
                hasBack && !isTabPath(pathname) ? (
                  <BackButton parentPath={parentPath ?? null} />
                ) : undefined
              }
              logo={<ClinicLogo url={clinicLogoUrl ?? null} fallback={<Logo />} />}
              actions={actions ?? <DefaultActions helpPath={helpPath} />}
            />
          </>
        }
        footer={
          <>
            <HelpNote safetyNetPath={helpPath} />
            {navigation}
          </>
        }
      >
        {caption && <p className={styles.caption}>{caption}</p>}
        <LayoutContext value>{children}</LayoutContext>
      </Page>
    </StepBackButtonProvider>
  );
}

/** Check-In for who is signed in; for others the way to help, which stands at the foot of the page as well (§2 Chrome). */
function DefaultActions({ helpPath }: { readonly helpPath: string | null }) {
  const isSignedIn = useSelector(selectSession) !== null;
  if (isSignedIn)
    return (
      <LinkButton variant="quiet" icon="check" to="/check-ins">
        Check-In
      </LinkButton>
    );
  if (helpPath === null) return null;
  return (
    <LinkButton variant="quiet" icon="heart" to={helpPath}>
      Safety Net
    </LinkButton>
  );
}

function HelpNote({ safetyNetPath }: { readonly safetyNetPath: string | null }) {
  return (
    <footer className={styles.footer}>
      <p>
        In an emergency call 911 or go to the nearest emergency room.
        {safetyNetPath !== null && (
          <>
            {' '}
            <Link to={safetyNetPath}>More ways to get help</Link>
          </>
        )}
      </p>
    </footer>
  );
}
