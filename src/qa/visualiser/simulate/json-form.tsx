import { useState, type SyntheticEvent } from 'react';
import { Button } from '../../../ui/button/button';
import { TextArea } from '../../../ui/text-area/text-area';
import { readJson, formatJson } from './read-json';
import styles from './simulate.module.css';

type Props = {
  readonly label: string;
  readonly initial: unknown;
  readonly submitLabel: string;
  /** Returns an error message for the value, or null if it was accepted. */
  readonly onSubmit: (value: unknown) => string | null;
};

/** A form for editing a value as JSON; errors are shown next to the field. */
export function JsonForm({ label, initial, submitLabel, onSubmit }: Props) {
  const [text, setText] = useState(() => formatJson(initial));
  const [problem, setProblem] = useState<string | null>(null);

  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    const result = readJson(text);
    setProblem('problem' in result ? result.problem : onSubmit(result.value));
  };

  return (
    <form className={styles.jsonForm} onSubmit={submit}>
      <TextArea
        label={label}
        value={text}
        error={problem}
        spellCheck={false}
        onChange={(next) => {
          setText(next);
          setProblem(null);
        }}
      />
      <Button type="submit" variant="secondary">
        {submitLabel}
      </Button>
    </form>
  );
}
