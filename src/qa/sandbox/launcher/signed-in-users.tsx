import { Button } from '../../../ui/button/button';
import { Stack } from '../../../ui/stack/stack';

type SignedInUsersProps = {
  readonly names: readonly string[];
  readonly onExpire: () => void;
  readonly onEnd: () => void;
};

/** Who is signed in, and ways for that to end without them. */
export function SignedInUsers({ names, onExpire, onEnd }: SignedInUsersProps) {
  return (
    <Stack gap={3}>
      <p>{names.join(', ')}</p>
      <Button variant="secondary" onClick={onExpire} isWide>
        Let access tokens expire
      </Button>
      <Button variant="secondary" onClick={onEnd} isWide>
        End every session
      </Button>
    </Stack>
  );
}
