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
  /** The encoded run, see `encodeSequence`. */
  readonly code: string;
};

/** Shares the run as a link, and saves it under a name in this browser. */
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
    setProblem(trimmedName === '' ? 'Enter a name.' : null);
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
      <form onSubmit={save} className={styles.saveForm}>
        <TextField label="Name" value={name} error={problem} onChange={setName} />
        <Button type="submit" variant="secondary">
          Save
        </Button>
      </form>
      <p role="status">{message}</p>
      {!isStored && (
        <Alert tone="info">
          This browser does not allow storage: saved runs are lost when the page closes.
        </Alert>
      )}
      {runs.length > 0 && (
        <section aria-label="Saved runs">
          <h3>Saved runs</h3>
          <ul className={styles.savedRuns}>
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
