import type { LauncherData } from '../control/control.types';
import { Card } from '../../../ui/card/card';
import { Stack } from '../../../ui/stack/stack';
import { addFault, clearFaults, endSessions, expireAccessTokens } from './control-client';
import { FaultForm } from './fault-form';
import styles from './launcher-page.module.css';
import { RecentRequests } from './recent-requests';
import { PendingFaults } from './pending-faults';
import { Button } from '../../../ui/button/button';

type FaultPanelProps = Pick<
  LauncherData,
  'endpoints' | 'faults' | 'messages' | 'signedIn' | 'requests'
> & {
  readonly id: string;
  /** Waits for a control request, then shows `successMessage`. */
  readonly runAction: (action: Promise<unknown>, successMessage: string) => void;
};

/** Faults, signed-in users, sent messages and recent requests. */
export function FaultPanel(props: FaultPanelProps) {
  const { id, endpoints, faults, messages, signedIn, requests, runAction } = props;
  return (
    <div id={id} className={styles.sidebar}>
      <Card heading="Make a request fail">
        <Stack gap={4}>
          <FaultForm
            endpoints={endpoints}
            onAdd={(fault) =>
              runAction(
                addFault(fault),
                'The fault is added. It affects the next matching request.',
              )
            }
          />
          <PendingFaults
            faults={faults}
            onClear={() => runAction(clearFaults(), 'All faults are removed.')}
          />
        </Stack>
      </Card>
      {signedIn.length > 0 && (
        <Card heading="Signed-in users">
          <SignedInUsers
            names={signedIn}
            onExpire={() =>
              runAction(
                expireAccessTokens(),
                'Access tokens are expired. The next request of each user returns 401 once.',
              )
            }
            onEnd={() => runAction(endSessions(), 'All sessions are closed.')}
          />
        </Card>
      )}
      {messages.length > 0 && (
        <Card heading="Sent messages">
          <SentMessages messages={messages} />
        </Card>
      )}
      <Card heading="Recent requests">
        <RecentRequests requests={requests} />
      </Card>
    </div>
  );
}

/** The text messages and emails that were sent, with their codes. */
function SentMessages({ messages }: Pick<LauncherData, 'messages'>) {
  return (
    <ol className={styles.log}>
      {messages.map(({ to, kind, code, sentAt }) => (
        <li key={`${sentAt}${code}`}>
          <span className={styles.logText}>
            {kind} to {to}
          </span>{' '}
          <b>{code}</b>
        </li>
      ))}
    </ol>
  );
}

type SignedInUsersProps = {
  readonly names: readonly string[];
  readonly onExpire: () => void;
  readonly onEnd: () => void;
};

/** The signed-in users, with buttons that expire their tokens or close their sessions. */
function SignedInUsers({ names, onExpire, onEnd }: SignedInUsersProps) {
  return (
    <Stack gap={3}>
      <p>{names.join(', ')}</p>
      <Button variant="secondary" onClick={onExpire} isWide>
        Expire access tokens
      </Button>
      <Button variant="secondary" onClick={onEnd} isWide>
        Close all sessions
      </Button>
    </Stack>
  );
}
