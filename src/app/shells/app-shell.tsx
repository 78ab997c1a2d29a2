import type { ReactNode } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { StepBackProvider, useHasStepBack } from '../../lib/step-back';
import { AppBar } from '../../ui/app-bar/app-bar';
import { Button, LinkButton } from '../../ui/button/button';
import { Logo } from '../../ui/logo/logo';
import { Page } from '../../ui/page/page';
import { AppPrompt } from './app-prompt';
import styles from './app-shell.module.css';
import { ClinicLogo } from './clinic-logo';

type Props = {
  readonly children: ReactNode;
  readonly clinicLogoUrl?: string | null;
  /** Whose screens these are, where they are not the visitor's own. */
  readonly caption?: string | null;
  /** Where the safety net of this person stands; without one only the emergency note is shown. */
  readonly safetyNetPath?: string | null;
};

/** The frame of the screens of the public area: prompt, app bar, content, and the way to help (§2 Chrome). */
export function AppShell({ children, clinicLogoUrl, caption, safetyNetPath }: Props) {
  const isThere = useLocation().pathname === safetyNetPath;
  return (
    <StepBackProvider>
      <Page
        header={
          <>
            <AppPrompt />
            <AppBar
              back={<BackButton />}
              logo={<ClinicLogo url={clinicLogoUrl ?? null} fallback={<Logo />} />}
              actions={
                safetyNetPath &&
                !isThere && (
                  <LinkButton variant="quiet" icon="heart" to={safetyNetPath}>
                    Safety Net
                  </LinkButton>
                )
              }
            />
          </>
        }
        footer={<HelpNote safetyNetPath={isThere ? null : (safetyNetPath ?? null)} />}
      >
        {caption && <p className={styles.caption}>{caption}</p>}
        {children}
      </Page>
    </StepBackProvider>
  );
}

function BackButton() {
  const navigate = useNavigate();
  // The first entry of a visit has the key 'default': there is nowhere of ours to go back to.
  const { key } = useLocation();
  const hasStepBack = useHasStepBack();
  if (hasStepBack || key === 'default') return null;
  return (
    <Button variant="quiet" icon="back" onClick={() => void navigate(-1)}>
      Back
    </Button>
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
