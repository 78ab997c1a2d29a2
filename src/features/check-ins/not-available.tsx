import { ScreenMessage } from '../../ui/screen-message/screen-message';
import { NOT_AVAILABLE, NOT_AVAILABLE_DETAIL } from './copy';

/** A link that leads to no check-in any more. */
export function NotAvailable() {
  return (
    <ScreenMessage icon="info" heading={NOT_AVAILABLE}>
      <p>{NOT_AVAILABLE_DETAIL}</p>
    </ScreenMessage>
  );
}
