import { useSelector } from '@xstate/react';
import { Outlet, useParams, useSearchParams } from 'react-router-dom';
import { parseAppContext, type AppContext } from '../../../machines/app-context';
import { useApiDispatch } from '../../api/api-dispatch';
import { useConfiguration } from '../../lib/configuration/configuration-context';
import { useSharedActor } from '../../lib/actors/actor-registry';
import { useHideAppPrompt } from '../../lib/react/app-prompt-visibility';
import { lazyWithRetry } from '../../ui/lazy-with-retry/lazy-with-retry';
import { LoadErrorPage } from '../../ui/load-error/load-error-page';
import { LoadingScreen } from '../../ui/loading-screen/loading-screen';
import { ClosedForms } from './closed-forms';
import { userGateDefinition } from './user-gate-definition';
import { userAreaDefinition } from './user-area';

export { prepareUserGate } from './prepare-user-gate';

const ConsentScreen = lazyWithRetry(async () => (await import('./consent-screen')).ConsentScreen);
const BirthdayScreen = lazyWithRetry(
  async () => (await import('./birthday-screen')).BirthdayScreen,
);

/** The forms of a public link, behind the user gate, until what happens in another tab closes them (D3). */
export function UserGate() {
  const { userId = '' } = useParams();
  const appContext = parseAppContext(useSearchParams()[0].get('context'));
  const dispatch = useApiDispatch();
  const { key, create } = userAreaDefinition({ dispatch, userId, appContext });
  const area = useSharedActor(key, create);
  const isClosed = useSelector(area, (snapshot) => snapshot.hasTag('closed'));
  return isClosed ? <ClosedForms area={area} /> : <Gate userId={userId} appContext={appContext} />;
}

type GateProps = { readonly userId: string; readonly appContext: AppContext };

/** Public user gate: asks for consent, then the date of birth, then renders the nested route (§4). */
function Gate({ userId, appContext }: GateProps) {
  const actor = useUserGate(userId, appContext);
  const snapshot = useSelector(actor, (current) => current);
  useHideAppPrompt(!snapshot.matches('open'));

  if (snapshot.matches('open')) return <Outlet />;
  if (snapshot.hasTag('loading')) return <LoadingScreen />;
  if (snapshot.matches('failed')) {
    return (
      <LoadErrorPage
        isOfLink
        failure={snapshot.context.failure}
        onTryAgain={() => actor.send({ type: 'TRY_AGAIN' })}
      />
    );
  }
  return (
    <div data-card="">
      {snapshot.matches('CONSENT_REQUIRED') && (
        <ConsentScreen
          userId={userId}
          copy={snapshot.context.requirements?.consentCopy ?? ''}
          failure={snapshot.context.failure}
          isBusy={snapshot.hasTag('busy')}
          onAgree={() => actor.send({ type: 'AGREED' })}
        />
      )}
      {snapshot.matches('BIRTHDAY_CONFIRMATION_REQUIRED') && (
        <BirthdayScreen
          userId={userId}
          problem={snapshot.context.birthdayProblem}
          isBusy={snapshot.hasTag('busy')}
          isShared={appContext === 'kiosk'}
          onSubmit={(dateOfBirth) => actor.send({ type: 'DATE_OF_BIRTH_ENTERED', dateOfBirth })}
        />
      )}
    </div>
  );
}

function useUserGate(userId: string, appContext: AppContext) {
  const dispatch = useApiDispatch();
  const configuration = useConfiguration();
  const { key, create } = userGateDefinition({ dispatch, configuration, userId, appContext });
  return useSharedActor(key, create);
}
