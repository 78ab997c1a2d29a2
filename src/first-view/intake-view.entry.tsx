import { brandingResponse } from '../api/clinic.schema';
import { toPath } from '../api/operation';
import { getBranding } from '../api/operations';
import { AppFrame } from '../app/layouts/app-frame';
import { ClinicHelp } from '../features/intake/clinic-help';
import { IntroContent } from '../features/intake/intro-content';
import { StepProgress } from '../features/intake/step-progress';
import { readIntakeLink, removeCode } from '../lib/url/intake-link';
import { keepLinkCode, readLinkCode } from '../state/intake-link-code';
import { getStoredLinkIds } from '../state/intake-storage';
import { readStoredSession } from '../state/stored-session';
import { FormMessage } from '../ui/form/form-message';
import { StepMotion } from '../ui/step-motion/step-motion';
import { drawPageView } from './draw-page-view';
import { loadAs } from './load-as';
import type { PageLoad } from './page-load';
import { runInPage } from './run-in-page';

/* The first view of the intake's first step, a script for each language. */

runInPage((pageLoad) => {
  drawPageView(pageLoad, loadIntake(pageLoad), ({ code, name, logoUrl }) => ({
    facts: { kind: 'intake', code },
    render: ({ configuration, queueClick }) => (
      <AppFrame
        configuration={configuration}
        location={window.location}
        hasAppPrompt={false}
        clinicLogoUrl={logoUrl}
        caption={null}
        helpPath={null}
        // Without history there is nothing to go back to.
        back={null}
        actions={false}
        isCard
      >
        <StepProgress step="INTRO" pageIndex={0} pageCount={1} />
        <StepMotion index={0}>
          <IntroContent
            clinicName={name}
            isBusy={false}
            problem={<FormMessage isBusy={false}>{null}</FormMessage>}
            onContinue={queueClick}
          />
        </StepMotion>
        <ClinicHelp
          name={name}
          phoneNumber={null}
          languageHelpUrl={configuration.languageHelpUrl}
        />
      </AppFrame>
    ),
    // Of a link whose clinic is not known, the app finds out more.
  })).catch(() => undefined);
});

/** Loads the clinic of a link that is opened on this device for the first time: only then does the first step come first. */
async function loadIntake({ load }: PageLoad) {
  const hasStored = getStoredLinkIds().length > 0 || readStoredSession(Date.now()) !== null;
  const code = hasStored ? null : takeCode();
  if (code === null || load === null) throw new Error('The app shows something else.');
  const path = toPath(getBranding, {}, { code });
  const { name, logoUrl } = await loadAs(brandingResponse, load, path);
  return { code, name: name ?? null, logoUrl: logoUrl ?? null };
}

/** Takes the code out of the URL and keeps it for this tab, as the app does (§2); null without one, or without storage. */
function takeCode(): string | null {
  const { pathname, search } = window.location;
  const { code } = readIntakeLink(search);
  if (code !== null) keepLinkCode(code);
  const kept = readLinkCode();
  if (kept === null || (code ?? kept) !== kept) return null;
  window.history.replaceState(window.history.state, '', pathname + removeCode(search));
  return kept;
}
