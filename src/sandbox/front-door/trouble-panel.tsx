import type { FrontDoor } from '../control/control.types';
import { Card } from '../../ui/card/card';
import { Stack } from '../../ui/stack/stack';
import { addFault, clearFaults, endSessions, expireAccessTokens } from './control-client';
import { FaultForm } from './fault-form';
import styles from './front-door-page.module.css';
import { RecentCalls } from './recent-calls';
import { SentMessages } from './sent-messages';
import { SignedIn } from './signed-in';
import { WaitingFaults } from './waiting-faults';

type TroublePanelProps = Pick<
  FrontDoor,
  'endpoints' | 'faults' | 'messages' | 'signedIn' | 'calls'
> & {
  readonly id: string;
  /** Does something at the back door and says that it is done. */
  readonly act: (action: Promise<unknown>, done: string) => void;
};

/** What goes wrong next, who is signed in, what was sent and what was called. */
export function TroublePanel(props: TroublePanelProps) {
  const { id, endpoints, faults, messages, signedIn, calls, act } = props;
  return (
    <div id={id} className={styles.side}>
      <Card heading="Make a call go wrong">
        <Stack gap={4}>
          <FaultForm
            endpoints={endpoints}
            onAdd={(fault) => act(addFault(fault), 'That is set up. It happens to the next call.')}
          />
          <WaitingFaults
            faults={faults}
            onClear={() => act(clearFaults(), 'Every call is answered as usual.')}
          />
        </Stack>
      </Card>
      {signedIn.length > 0 && (
        <Card heading="Signed in">
          <SignedIn
            names={signedIn}
            onExpire={() => act(expireAccessTokens(), 'The next call of each answers 401 once.')}
            onEnd={() => act(endSessions(), 'Nobody is signed in any more.')}
          />
        </Card>
      )}
      {messages.length > 0 && (
        <Card heading="Sent by the clinic">
          <SentMessages messages={messages} />
        </Card>
      )}
      <Card heading="Last calls">
        <RecentCalls calls={calls} />
      </Card>
    </div>
  );
}
