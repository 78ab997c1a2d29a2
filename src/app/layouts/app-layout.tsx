import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { useConfiguration } from '../../lib/configuration/configuration-context';
import { StepBackButtonProvider } from '../../lib/history/step-back-button';
import { AppPromptVisibilityProvider } from '../../lib/react/app-prompt-visibility';
import { selectSession } from '../../state/session.slice';
import { useRouteFacts } from './route-facts';
import { AppFrame, SafetyNetLink, SignedInActions } from './app-frame';
import { BackButton } from './back-button';
import { LayoutContext } from './layout-context';

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
  /** Replaces the default actions in the app bar: 'Help' and 'Check-In', or 'Safety Net' if no user is signed in. */
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
  const location = useLocation();
  const { tab, isTinted, isWide, isSafetyNet, hasAppPrompt } = useRouteFacts();
  const helpPath = isSafetyNet === true ? null : (safetyNetPath ?? null);
  return (
    <AppPromptVisibilityProvider>
      <StepBackButtonProvider>
        <AppFrame
          configuration={useConfiguration()}
          location={location}
          hasAppPrompt={hasAppPrompt}
          clinicLogoUrl={clinicLogoUrl ?? null}
          caption={caption ?? null}
          helpPath={helpPath}
          back={
            hasBack && tab === undefined ? (
              <BackButton parentPath={parentPath ?? null} />
            ) : undefined
          }
          actions={actions ?? <DefaultActions helpPath={helpPath} />}
          navigation={navigation}
          isTinted={isTinted}
          isWide={isWide}
          isCard={isCard}
        >
          <LayoutContext value>{children}</LayoutContext>
        </AppFrame>
      </StepBackButtonProvider>
    </AppPromptVisibilityProvider>
  );
}

/** Help and Check-In for signed-in users (§2 Chrome), the safety net for others. */
function DefaultActions({ helpPath }: { readonly helpPath: string | null }) {
  const isSignedIn = useSelector(selectSession) !== null;
  if (isSignedIn) return <SignedInActions helpPath={helpPath} />;
  return helpPath === null ? null : <SafetyNetLink path={helpPath} />;
}
