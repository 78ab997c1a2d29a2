import { useState, type SyntheticEvent } from 'react';
import { Alert } from '../../../ui/alert/alert';
import { Button } from '../../../ui/button/button';
import { Stack } from '../../../ui/stack/stack';
import { TextField } from '../../../ui/text-field/text-field';
import { useCopyLink } from '../components/use-copy-link';
import { formatRoute } from '../shell/route';
import { deleteRun, saveRun, useSavedRuns } from './saved-runs';
import styles from './simulate.module.css';

type Props = {
  readonly machine: string;
  /** The run as it stands in a link. */
  readonly code: string;
};

/** Shares the run as a link, and keeps it under a name. */
export function SharePanel({ machine, code }: Props) {
  const [name, setName] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const { message, setMessage, copy } = useCopyLink();
  const { runs, isStored } = useSavedRuns(machine);
  const toHash = (run: string) => formatRoute({ mode: 'simulate', machine, query: { run } });
  const link = new URL(toHash(code), window.location.href).href;

  const save = (event: SyntheticEvent) => {
    event.preventDefault();
    const trimmedName = name.trim();
    setProblem(trimmedName === '' ? 'Give it a name.' : null);
    if (trimmedName === '') return;
    saveRun(machine, trimmedName, code);
    setName('');
    setMessage(`“${trimmedName}” is saved.`);
  };

  return (
    <Stack gap={3}>
      <TextField label="Link to this run" readOnly value={link} onChange={() => undefined} />
      <Button variant="secondary" icon="link" onClick={() => copy(link)}>
        Copy link
      </Button>
      <form onSubmit={save} className={styles.save}>
        <TextField label="Name" value={name} error={problem} onChange={setName} />
        <Button type="submit" variant="secondary">
          Save
        </Button>
      </form>
      <p role="status">{message}</p>
      {!isStored && (
        <Alert tone="info">
          This browser stores nothing: saved runs last until the page closes.
        </Alert>
      )}
      {runs.length > 0 && (
        <section aria-label="Saved runs">
          <h3>Saved runs</h3>
          <ul className={styles.saved}>
            {runs.map((run) => (
              <li key={run.id}>
                <a href={toHash(run.code)}>{run.name}</a>
                <Button
                  variant="quiet"
                  icon="trash"
                  aria-label={`Delete: ${run.name}`}
                  onClick={() => deleteRun(run.id)}
                >
                  Delete
                </Button>
              </li>
            ))}
          </ul>
        </section>
      )}
    </Stack>
  );
}
