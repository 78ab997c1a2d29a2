import { shortenText } from '../../lib/text/shorten-text';
import { ResultPage } from '../result-page/result-page';
import { ASK_FRONT_DESK, formatNotFoundDetail, NOT_FOUND } from './copy';

/** In characters; ids that a clinic hands out are much shorter. */
const MAX_ID_LENGTH = 64;

type Props = { readonly clinicDisplayId: string };

/** The message for an unknown clinic, with the exact text of §2. */
export function UnknownClinic({ clinicDisplayId }: Props) {
  return (
    <ResultPage icon="info" heading={NOT_FOUND()}>
      <p role="alert">{formatNotFoundDetail(shortenText(clinicDisplayId, MAX_ID_LENGTH))}</p>
      <p>{ASK_FRONT_DESK()}</p>
    </ResultPage>
  );
}
