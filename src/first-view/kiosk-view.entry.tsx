import { WARNING_MS } from '../../machines/kiosk-visit/idle-state';
import { clinicResponse, kioskClinicResponse } from '../api/clinic.schema';
import { toPath } from '../api/operation';
import { getClinic, getKioskClinic } from '../api/operations';
import { watchIdle } from '../app/idle/watch-idle';
import { getLegalPages } from '../features/kiosk/legal-links';
import { toKioskClinic } from '../features/kiosk/to-kiosk-clinic';
import { hideOnPageHide } from '../lib/browser/bfcache-guard';
import { readConfiguration } from '../lib/configuration/read-configuration';
import { drawPageView } from './draw-page-view';
import { KioskView } from './kiosk-view';
import { loadAs } from './load-as';
import type { PageLoad } from './page-load';
import { runInPage } from './run-in-page';

/* The first view of a kiosk, a script for each language. */

runInPage((pageLoad) => {
  const { kioskIdleSeconds, ...legalUrls } = readConfiguration(document).configuration;
  drawPageView(pageLoad, loadClinic(pageLoad), ({ clinicDisplayId, logoUrl, kiosk }) => ({
    facts: { kind: 'kiosk', clinicDisplayId },
    render: (props) => (
      <KioskView
        {...props}
        logoUrl={logoUrl}
        kiosk={kiosk}
        legalPages={getLegalPages(legalUrls)}
        // What would be typed now would be dropped with the rest.
        onRestart={() => setInert(true)}
      />
    ),
    onDrawn: () => watchVisitor(pageLoad, kioskIdleSeconds * 1000),
    // The app says which clinic there is not.
  })).catch(() => undefined);
});

/** As while the app starts over, nothing can be entered; the language can still be chosen. */
const setInert = (isInert: boolean) =>
  document.querySelector('main')?.toggleAttribute('inert', isInert);

async function loadClinic({ load }: PageLoad) {
  if (load === null) throw new Error('Nothing is requested.');
  const clinicDisplayId = decodeURIComponent(window.location.pathname.split('/')[2] ?? '');
  const displayId = clinicDisplayId;
  const [kiosk, { logoUrl }] = await Promise.all([
    loadAs(kioskClinicResponse, load, toPath(getKioskClinic, { displayId })),
    loadAs(clinicResponse, load, toPath(getClinic, { displayId })),
  ]);
  return { clinicDisplayId, logoUrl: logoUrl ?? null, kiosk: toKioskClinic(kiosk) };
}

/** Takes what was typed off the screen when a visitor has left before the app could (D9); returns how to end that. */
function watchVisitor(pageLoad: PageLoad, idleMs: number): () => void {
  const { stop } = watchIdle({
    idleMs,
    warningMs: WARNING_MS,
    isWarningOpen: () => false,
    onCheck: ({ state }) => {
      if (state.kind === 'timed-out') pageLoad.showPage?.();
    },
  });
  const stopHiding = hideOnPageHide(
    () => true,
    () => window.location.reload(),
  );
  return () => {
    stop();
    stopHiding();
    setInert(false);
  };
}
