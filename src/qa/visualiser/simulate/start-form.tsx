import { useState } from 'react';
import type { MachineEntry } from '../../../../machines/walkthroughs/walkthrough.types';
import { Button } from '../../../ui/button/button';
import { Select } from '../../select/select';
import { JsonForm } from './json-form';
import styles from './simulate.module.css';

type Props = {
  readonly entry: MachineEntry;
  readonly onStart: (input: unknown) => void;
};

/** Starts a run from a fixture, or with an edited input. */
export function StartForm({ entry: { starts }, onStart }: Props) {
  const [chosen, setChosen] = useState(starts[0]?.scenario ?? '');
  const fixture = starts.find(({ scenario }) => scenario === chosen);
  return (
    <div className={styles.start}>
      <Select
        label="Starting point"
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
      <Button variant="secondary" onClick={() => onStart(fixture?.input)}>
        Start over
      </Button>
      <details>
        <summary>Edit the input</summary>
        <JsonForm
          key={chosen}
          label="Input"
          initial={fixture?.input}
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
