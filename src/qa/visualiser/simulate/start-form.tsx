import { useState } from 'react';
import type { MachineEntry } from '../../../../machines/walkthroughs/walkthrough.types';
import { Button } from '../../../ui/button/button';
import { Select } from '../../../ui/select/select';
import { JsonForm } from './json-form';
import styles from './simulate.module.css';

type Props = {
  readonly entry: MachineEntry;
  readonly onStart: (input: unknown) => void;
};

/** How the run begins: by a sample, or with an input of the tester's own. */
export function StartForm({ entry: { starts }, onStart }: Props) {
  const [chosen, setChosen] = useState(starts[0]?.scenario ?? '');
  const sample = starts.find(({ scenario }) => scenario === chosen);
  return (
    <div className={styles.start}>
      <Select
        label="It begins so"
        options={starts.map(({ scenario, description }) => ({
          value: scenario,
          label: description,
        }))}
        value={chosen}
        onChange={(scenario) => {
          setChosen(scenario);
          onStart(starts.find((start) => start.scenario === scenario)?.input);
        }}
      />
      <Button variant="secondary" onClick={() => onStart(sample?.input)}>
        Start over
      </Button>
      <details>
        <summary>Edit the input</summary>
        <JsonForm
          key={chosen}
          label="Input"
          initial={sample?.input}
          submitLabel="Start with this"
          onSubmit={(input) => {
            onStart(input);
            return null;
          }}
        />
      </details>
    </div>
  );
}
