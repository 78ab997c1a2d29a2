import { shortenText } from '../../lib/text/shorten-text';
import { ResultPage } from '../result-page/result-page';

/** In characters; ids that a clinic hands out are much shorter. */
const MAX_ID_LENGTH = 64;

type Props = { readonly clinicDisplayId: string };

/** The message for an unknown clinic, with the exact text of §2. */
export function UnknownClinic({ clinicDisplayId }: Props) {
  return (
    <ResultPage icon="info" heading="Clinic not found">
      <p role="alert">
        {`Could not find clinic: ${shortenText(clinicDisplayId, MAX_ID_LENGTH)}. Are you sure you have the right URL?`}
      </p>
      <p>You did nothing wrong. Please ask at the front desk.</p>
    </ResultPage>
  );
}
