import { useId, type SyntheticEvent } from 'react';
import { TextField } from '../../../ui/text-field/text-field';
import { VisuallyHidden } from '../../../ui/visually-hidden/visually-hidden';
import styles from './chart-mode.module.css';

type Props = {
  readonly text: string;
  readonly onChange: (text: string) => void;
  readonly hits: number;
  /** The selected hit, counted from 1; 0 if none is. */
  readonly currentHit: number;
  /** Called when Enter is pressed. */
  readonly onNext: () => void;
};

/** A search field for states and transitions. */
export function SearchBox({ text, onChange, hits, currentHit, onNext }: Props) {
  const labelId = useId();
  const count = currentHit > 0 ? `${currentHit} of ${hits}` : `${hits} found`;
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    onNext();
  };
  return (
    <form role="search" className={styles.search} onSubmit={submit}>
      <VisuallyHidden id={labelId}>Find in the chart</VisuallyHidden>
      <TextField
        type="search"
        labelledBy={labelId}
        placeholder="Find"
        value={text}
        onChange={onChange}
      />
      <span role="status" className={styles.hits}>
        {text.trim() === '' ? '' : count}
      </span>
    </form>
  );
}
