import { useSearchParams } from 'react-router-dom';
import { parseAppContext } from '../../../machines/app-context';
import { lazyWithRetry } from '../../ui/lazy-with-retry/lazy-with-retry';
import { DefaultLayout } from '../layouts/default-layout';
import { WithLayout } from '../layouts/with-layout';

const KioskLinkLayout = lazyWithRetry(
  async () =>
    (await import(/* webpackChunkName: "kiosk" */ '../kiosk/kiosk-layout')).KioskLinkLayout,
  WithLayout,
);

/** /patients/{patientId}/assessments: in context kiosk it starts over when idle, as the screens that it leads to (D9). */
export function PatientLinkLayout() {
  const appContext = parseAppContext(useSearchParams()[0].get('context'));
  return appContext === 'kiosk' ? <KioskLinkLayout /> : <DefaultLayout />;
}
