import { EmergencyCall } from '../../ui/emergency-call/emergency-call';
import { ResultPage } from '../../ui/result-page/result-page';

/** Shown on every page but the safety net when the configuration is wrong (D1). */
export function ConfigurationErrorPage() {
  return (
    <ResultPage heading="This app is not set up correctly.">
      <p>
        Please tell your clinic. In an emergency <EmergencyCall /> or go to the nearest emergency
        room.
      </p>
    </ResultPage>
  );
}
