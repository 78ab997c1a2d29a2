import { ResultPage } from '../../ui/result-page/result-page';
import { NOT_AVAILABLE, notAvailableDetail, YOUR } from './copy';

/** A link that leads to no check-in any more; `name` is a participant's patient, in the possessive. */
export function NotAvailable({ name = null }: { readonly name?: string | null | undefined }) {
  return (
    <ResultPage icon="info" heading={NOT_AVAILABLE}>
      <p>{notAvailableDetail(name ?? YOUR)}</p>
    </ResultPage>
  );
}
