import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { useLocation, type Location } from 'react-router-dom';
import { createActor, type ActorRefFrom } from 'xstate';
import { magicLinkMachine } from '../../../machines/magic-link/magic-link.machine';
import { useApiDispatch } from '../../api/api-dispatch';
import { ActorRegistryProvider, toActorKey, useSharedActor } from '../../lib/actors/actor-registry';
import { useRedirect, type RedirectTarget } from '../../lib/history/use-redirect';
import { useSession } from '../../state/session-context';
import type { LoginMessage } from '../../state/login-message';
import { LoadErrorPage } from '../../ui/load-error/load-error-page';
import { LoadingScreen } from '../../ui/loading-screen/loading-screen';
import { readMagicLink, type MagicLink } from './magic-link';
import { createMagicLinkActors } from './magic-link.actors';

type MagicLinkRef = ActorRefFrom<typeof magicLinkMachine>;

/**
 * /magic-link?code=…&next=…: exchanges the code for a session and navigates to `next`. The code is removed from the URL
 * first (D3); the history entry keeps it until the exchange, so that a reload can still use the link.
 */
export function MagicLinkPage() {
  return (
    <ActorRegistryProvider>
      <MagicLinkFlow />
    </ActorRegistryProvider>
  );
}

function MagicLinkFlow() {
  const { pathname, search, state } = useLocation() as Location<unknown>;
  const [link] = useState(() => readMagicLink({ search, state }, window.location.origin));
  const flow = useMagicLink(link.code);
  const failure = useSelector(flow, (snapshot) =>
    snapshot.matches('failed') ? snapshot.context.failure : null,
  );
  const end = useSelector(flow, ({ value, status }) => (status === 'done' ? value : null));
  useRedirect(getRedirect(end, link) ?? (search === '' ? null : { to: pathname, state: link }));

  return failure === null ? (
    <LoadingScreen />
  ) : (
    <LoadErrorPage failure={failure} onTryAgain={() => flow.send({ type: 'TRY_AGAIN' })} />
  );
}

/** To `next` once the user is signed in, or to /login if the link has expired. */
function getRedirect(end: unknown, { next }: MagicLink): RedirectTarget | null {
  if (end === 'signedIn') return { to: next };
  const message: LoginMessage = 'linkExpired';
  return end === 'expired' ? { to: '/login', state: { from: next, message, tone: 'error' } } : null;
}

/** The flow of a link; a code is exchanged once, also where strict mode mounts the page twice. */
function useMagicLink(code: string): MagicLinkRef {
  const dispatch = useApiDispatch();
  const session = useSession();
  return useSharedActor(toActorKey<MagicLinkRef>('magic-link'), () =>
    createActor(
      magicLinkMachine.provide({ actors: createMagicLinkActors({ dispatch, session }) }),
      { input: { code } },
    ),
  );
}
