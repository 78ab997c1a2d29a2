import { Button } from '../../../ui/button/button';
import { Stack } from '../../../ui/stack/stack';
import { TextField } from '../../../ui/text-field/text-field';
import { useCopyLink } from '../components/use-copy-link';
import { formatRoute } from '../shell/route';

type Props = {
  readonly machine: string;
  /** The encoded run, see `encodeSequence`. */
  readonly code: string;
};

/** Shares the run as a link. */
export function SharePanel({ machine, code }: Props) {
  const { message, copy } = useCopyLink();
  const hash = formatRoute({ mode: 'simulate', machine, query: { run: code } });
  const link = new URL(hash, window.location.href).href;
  return (
    <Stack gap={3}>
      <TextField label="Link to this run" readOnly value={link} onChange={() => undefined} />
      <Button variant="secondary" icon="link" onClick={() => copy(link)}>
        Copy link
      </Button>
      <p role="status">{message}</p>
    </Stack>
  );
}
