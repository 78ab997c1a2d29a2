import { useEffect, useLayoutEffect } from 'react';
import type { ClosedBy } from '../../../machines/user-area/user-area.types';
import { useLanguage } from '../../lib/language/use-language';
import { useHideAppPrompt } from '../../lib/react/app-prompt-visibility';
import { useCloseUserArea } from '../../lib/react/close-user-area';
import { ResultPage } from '../../ui/result-page/result-page';
import { CLOSED, CLOSED_BY_OTHER_USER, CLOSED_BY_SIGN_OUT, MAY_HAVE_ARRIVED } from './copy';
import type { UserAreaRef } from './user-area';

type Props = { readonly area: UserAreaRef };

/** In place of the forms of a user area that is closed: asks its layout to show why. */
export function ClosedForms({ area }: Props) {
  const close = useCloseUserArea();
  // Before the first paint, so that nothing of the user is shown.
  useLayoutEffect(() => close(<ClosedScreen area={area} />), [area, close]);
  return null;
}

/** Says why the forms were closed (D3). */
function ClosedScreen({ area }: Props) {
  // The layout renders the same element again.
  useLanguage();
  useHideAppPrompt();
  useEffect(() => area.send({ type: 'SCREENS_CLOSED' }), [area]);
  const { closedBy, wasSubmitting } = area.getSnapshot().context;
  return (
    <ResultPage icon="info" heading={CLOSED()}>
      <div role="alert">
        <p>{getReason(closedBy)}</p>
        {wasSubmitting && <p>{MAY_HAVE_ARRIVED()}</p>}
      </div>
    </ResultPage>
  );
}

const getReason = (closedBy: ClosedBy | null) =>
  closedBy === 'other-user' ? CLOSED_BY_OTHER_USER() : CLOSED_BY_SIGN_OUT();
