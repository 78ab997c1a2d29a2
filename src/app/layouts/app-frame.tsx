import type { ComponentProps, ReactNode } from 'react';
import type { LinkConfiguration } from '../../lib/configuration/link-configuration';
import { AppBar } from '../../ui/app-bar/app-bar';
import { Button, LinkButton } from '../../ui/button/button';
import { EmergencyCall } from '../../ui/emergency-call/emergency-call';
import { LanguageHelp } from '../../ui/language-help/language-help';
import { Link } from '../../ui/link/link';
import { Logo } from '../../ui/logo/logo';
import { Page } from '../../ui/page/page';
import styles from './app-frame.module.css';
import { AppPrompt, type StoreUrls } from './app-prompt';
import { ClinicLogo } from './clinic-logo';
import {
  BACK,
  CHECK_IN,
  HELP,
  IN_EMERGENCY,
  MORE_HELP,
  OR_EMERGENCY_ROOM,
  SAFETY_NET,
} from './copy';
import { LanguageLinks } from './language-links';

type FrameLocation = Pick<Location, 'pathname' | 'search'>;

type Props = {
  readonly children: ReactNode;
  readonly configuration: StoreUrls & Pick<LinkConfiguration, 'languageHelpUrl'>;
  /** The current location. */
  readonly location: FrameLocation;
  readonly hasAppPrompt?: boolean;
  readonly clinicLogoUrl: string | null;
  /** Whose assessments or check-ins these are, if not the visitor's own. */
  readonly caption: string | null;
  /** Null where the page is the safety net itself, or there is none. */
  readonly helpPath: string | null;
  readonly back?: ReactNode;
  readonly actions: ReactNode;
  /** The tabs. */
  readonly navigation?: ReactNode;
  readonly isTinted?: boolean;
  readonly isWide?: boolean;
  readonly isCard?: boolean;
};

/** What every page has around its content: app prompt, app bar, emergency note (§2 Chrome). */
export function AppFrame(props: Props) {
  const {
    children,
    configuration,
    location,
    clinicLogoUrl,
    caption,
    helpPath,
    back,
    actions,
    navigation,
  } = props;
  const { hasAppPrompt = true, isTinted = false, isWide = false, isCard = false } = props;
  return (
    <Page
      isTinted={isTinted}
      isWide={isWide}
      isCard={isCard}
      header={
        <>
          {hasAppPrompt && <AppPrompt stores={configuration} location={location} />}
          <AppBar
            back={back}
            logo={<ClinicLogo url={clinicLogoUrl} fallback={<Logo />} />}
            navigation={navigation}
            actions={actions}
            caption={caption}
          />
        </>
      }
      footer={
        <HelpNote
          safetyNetPath={helpPath}
          location={location}
          languageHelpUrl={configuration.languageHelpUrl}
        />
      }
    >
      {children}
    </Page>
  );
}

type BackActionProps = { readonly onClick: ComponentProps<typeof Button>['onClick'] };

/** Back in the app bar. */
export function BackAction({ onClick }: BackActionProps) {
  return (
    <Button variant="quiet" icon="back" isCompact onClick={onClick}>
      {BACK()}
    </Button>
  );
}

/** The link to the safety net in the app bar. */
export function SafetyNetLink({ path }: { readonly path: string }) {
  return (
    <LinkButton variant="quiet" icon="heart" to={path}>
      {SAFETY_NET()}
    </LinkButton>
  );
}

type SignedInActionsProps = {
  /** Null while the user is not known, and on the safety net itself. */
  readonly helpPath: string | null;
};

/**
 * The actions of a signed-in user in the app bar: help and the check-ins (§2 Chrome). Help comes first, so that Check-In
 * does not move when the user is known.
 */
export function SignedInActions({ helpPath }: SignedInActionsProps) {
  return (
    <div className={styles.actions}>
      {helpPath !== null && (
        <LinkButton variant="quiet" icon="heart" isCompact to={helpPath}>
          {HELP()}
        </LinkButton>
      )}
      <LinkButton variant="secondary" to="/check-ins">
        {CHECK_IN()}
      </LinkButton>
    </div>
  );
}

type HelpNoteProps = {
  readonly safetyNetPath: string | null;
  readonly location: FrameLocation;
  readonly languageHelpUrl: string;
};

function HelpNote({ safetyNetPath, location, languageHelpUrl }: HelpNoteProps) {
  return (
    <footer className={styles.footer}>
      <p>
        {IN_EMERGENCY()} <EmergencyCall /> {OR_EMERGENCY_ROOM()}
        {safetyNetPath !== null && (
          <>
            {' '}
            <Link to={safetyNetPath}>{MORE_HELP()}</Link>
          </>
        )}
      </p>
      <p className={styles.language}>
        <LanguageLinks location={location} />
      </p>
      <LanguageHelp url={languageHelpUrl} />
    </footer>
  );
}
