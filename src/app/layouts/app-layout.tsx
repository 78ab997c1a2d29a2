import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { StepBackButtonProvider } from '../../lib/history/step-back-button';
import { AppPromptVisibilityProvider } from '../../lib/react/app-prompt-visibility';
import { selectSession } from '../../state/session.slice';
import { AppBar } from '../../ui/app-bar/app-bar';
import { LinkButton } from '../../ui/button/button';
import { EmergencyCall } from '../../ui/emergency-call/emergency-call';
import { Link } from '../../ui/link/link';
import { Logo } from '../../ui/logo/logo';
import { Page } from '../../ui/page/page';
import { AppPrompt } from './app-prompt';
import styles from './app-layout.module.css';
import { BackButton } from './back-button';
import { ClinicLogo } from './clinic-logo';
import { LayoutContext } from './layout-context';
import { isTabPath, isTintedPath, isWidePath } from './path-rules';

type Props = {
  readonly children: ReactNode;
  readonly clinicLogoUrl?: string | null;
  /** Whose assessments or check-ins these are, if not the visitor's own. */
  readonly caption?: string | null;
  /** Without a path only the emergency note is shown. */
  readonly safetyNetPath?: string | null;
  /** Where Back goes without history; null hides Back in that case. */
  readonly parentPath?: string | null;
  /** False on pages where every visit begins. */
  readonly hasBack?: boolean;
  /** Replaces the default action in the app bar: 'Check-In', or 'Safety Net' if no user is signed in. */
  readonly actions?: ReactNode;
  /** A card around the content on wide screens. */
  readonly isCard?: boolean;
  /** Tabs. */
  readonly navigation?: ReactNode;
};

/** Layout of every page: app prompt, app bar, content, emergency note, and tabs if given (§2 Chrome). */
export function AppLayout(props: Props) {
  const { children, clinicLogoUrl, caption, safetyNetPath, parentPath, actions, navigation } =
    props;
  const { hasBack = true, isCard = false } = props;
  const { pathname } = useLocation();
  const helpPath = pathname === safetyNetPath ? null : (safetyNetPath ?? null);
  return (
    <AppPromptVisibilityProvider>
      <StepBackButtonProvider>
        <Page
          isTinted={isTintedPath(pathname)}
          isWide={isWidePath(pathname)}
          isCard={isCard}
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
                navigation={navigation}
                actions={actions ?? <DefaultActions helpPath={helpPath} />}
              />
            </>
          }
          footer={<HelpNote safetyNetPath={helpPath} />}
        >
          {caption && <p className={styles.caption}>{caption}</p>}
          <LayoutContext value>{children}</LayoutContext>
        </Page>
      </StepBackButtonProvider>
    </AppPromptVisibilityProvider>
  );
}

/** Check-In for signed-in users (§2 Chrome), the safety net for others. */
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
        In an emergency <EmergencyCall /> or go to the nearest emergency room.
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
