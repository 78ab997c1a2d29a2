import { useState, type SubmitEvent } from 'react';
import { Button } from '../../../ui/button/button';
import { TextField } from '../../../ui/text-field/text-field';
import styles from './live.module.css';

/** The page that is opened first, so that there is something to look at. */
export const START_PATH = '/user/ada/assessments?context=sms';

/** Opens any path of the app, with the current sandbox data. */
export function OpenForm({ onOpen }: { readonly onOpen: (path: string) => void }) {
  const [path, setPath] = useState(START_PATH);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    onOpen(path.startsWith('/') ? path : `/${path}`);
  };
  return (
    <form className={styles.openForm} onSubmit={submit}>
      <TextField label="Address" value={path} onChange={setPath} />
      <Button type="submit" variant="secondary">
        Open
      </Button>
    </form>
  );
}
