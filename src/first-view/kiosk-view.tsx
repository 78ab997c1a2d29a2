import { useState, type ComponentProps } from 'react';
import { initialContext } from '../../machines/kiosk-identification/kiosk-identification.selectors';
import { RESTART } from '../app/kiosk/copy';
import { AppFrame } from '../app/layouts/app-frame';
import { IdentifyForm } from '../features/kiosk/identify-form';
import { LegalLinks } from '../features/kiosk/legal-links';
import type { toKioskClinic } from '../features/kiosk/to-kiosk-clinic';
import { RestartContext } from '../lib/kiosk/restart-context';
import { Button } from '../ui/button/button';
import type { PageProps } from './draw-page-view';

type Props = PageProps & {
  readonly logoUrl: string | null;
  readonly kiosk: ReturnType<typeof toKioskClinic>;
  readonly legalPages: ComponentProps<typeof LegalLinks>['pages'];
  /** Called when Restart is pressed; the app does the rest of it. */
  readonly onRestart: () => void;
};

/** The first screen of a kiosk as the app renders it: the app hydrates the same elements (decision 0013). */
export function KioskView(props: Props) {
  const { configuration, queueClick, logoUrl, kiosk, legalPages, onRestart } = props;
  // The app may be late, or carry out a later press: what was typed is dropped at once (D7).
  const [restarts, setRestarts] = useState(0);
  const restart = () => {
    queueClick();
    onRestart();
    setRestarts((count) => count + 1);
  };
  return (
    <div data-size="large">
      <RestartContext value={queueClick}>
        <AppFrame
          configuration={configuration}
          location={window.location}
          hasAppPrompt={false}
          clinicLogoUrl={logoUrl}
          caption={null}
          helpPath={null}
          actions={
            <Button variant="quiet" onClick={restart}>
              {RESTART()}
            </Button>
          }
        >
          <IdentifyForm
            key={restarts}
            organizationName={kiosk.organizationName}
            flow={kiosk.identifyFlow}
            asksContact={false}
            initialValues={initialContext.details}
            validate={() => ({})}
            onSubmit={queueClick}
            onFlowChange={queueClick}
            isBusy={false}
            problem={null}
            legal={<LegalLinks pages={legalPages} onOpen={queueClick} />}
          />
        </AppFrame>
      </RestartContext>
    </div>
  );
}
