import { Button } from '../../../ui/button/button';
import { Stack } from '../../../ui/stack/stack';

type SignedInUsersProps = {
  readonly names: readonly string[];
  readonly onExpire: () => void;
  readonly onEnd: () => void;
};

/** The signed-in users, with buttons that expire their tokens or close their sessions. */
export function SignedInUsers({ names, onExpire, onEnd }: SignedInUsersProps) {
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
