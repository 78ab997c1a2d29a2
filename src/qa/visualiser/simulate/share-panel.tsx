import { Button } from '../../../ui/button/button';
import { Stack } from '../../../ui/stack/stack';
import { TextField } from '../../../ui/text-field/text-field';
import { formatRoute } from '../shell/route';
import { useState } from 'react';

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

/** Copies links to the clipboard and returns a message about the result. */
function useCopyLink() {
  const [message, setMessage] = useState('');
  const copy = (link: string) => {
    navigator.clipboard.writeText(link).then(
      () => setMessage('Link copied.'),
      () => setMessage('The link could not be copied. Select and copy it yourself.'),
    );
  };
  return { message, copy };
}
