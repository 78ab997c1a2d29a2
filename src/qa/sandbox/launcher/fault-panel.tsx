import type { LauncherData } from '../control/control.types';
import { Card } from '../../../ui/card/card';
import { Stack } from '../../../ui/stack/stack';
import { addFault, clearFaults, endSessions, expireAccessTokens } from './control-client';
import { FaultForm } from './fault-form';
import styles from './launcher-page.module.css';
import { RecentRequests } from './recent-requests';
import { SentMessages } from './sent-messages';
import { SignedInUsers } from './signed-in-users';
import { PendingFaults } from './pending-faults';

type FaultPanelProps = Pick<
  LauncherData,
  'endpoints' | 'faults' | 'messages' | 'signedIn' | 'calls'
> & {
  readonly id: string;
  /** Does something at the back door and says that it is done. */
  readonly runAction: (action: Promise<unknown>, successMessage: string) => void;
};

/** What goes wrong next, who is signed in, what was sent and what was called. */
export function FaultPanel(props: FaultPanelProps) {
  const { id, endpoints, faults, messages, signedIn, calls, runAction } = props;
  return (
    <div id={id} className={styles.side}>
      <Card heading="Make a call go wrong">
        <Stack gap={4}>
          <FaultForm
            endpoints={endpoints}
            onAdd={(fault) =>
              runAction(addFault(fault), 'That is set up. It happens to the next call.')
            }
          />
          <PendingFaults
            faults={faults}
            onClear={() => runAction(clearFaults(), 'Every call is answered as usual.')}
          />
        </Stack>
      </Card>
      {signedIn.length > 0 && (
        <Card heading="Signed in">
          <SignedInUsers
            names={signedIn}
            onExpire={() =>
              runAction(expireAccessTokens(), 'The next call of each answers 401 once.')
            }
            onEnd={() => runAction(endSessions(), 'Nobody is signed in any more.')}
          />
        </Card>
      )}
      {messages.length > 0 && (
        <Card heading="Sent by the clinic">
          <SentMessages messages={messages} />
        </Card>
      )}
      <Card heading="Last calls">
        <RecentRequests calls={calls} />
      </Card>
    </div>
  );
}
