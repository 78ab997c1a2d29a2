import { useState, type SyntheticEvent } from 'react';
import type { LauncherData, NewFault } from '../control/control.types';
import { Button } from '../../../ui/button/button';
import { Select } from '../../select/select';
import { Stack } from '../../../ui/stack/stack';
import { FAULT_CHOICES, TIMES_CHOICES } from './fault-choices';

type FaultFormProps = {
  readonly endpoints: LauncherData['endpoints'];
  readonly onAdd: (fault: NewFault) => void;
};

const ANY_REQUEST = { value: '', label: 'Any request' };

/** A form that adds a fault for upcoming requests. */
export function FaultForm({ endpoints, onAdd }: FaultFormProps) {
  const [endpoint, setEndpoint] = useState('');
  const [choiceId, setChoiceId] = useState<string>(FAULT_CHOICES[0].id);
  const [times, setTimes] = useState('1');

  function submit(event: SyntheticEvent) {
    event.preventDefault();
    const choice = FAULT_CHOICES.find(({ id }) => id === choiceId) ?? FAULT_CHOICES[0];
    onAdd({ ...choice.fault, endpoint: endpoint === '' ? null : endpoint, times: Number(times) });
  }

  return (
    <form onSubmit={submit}>
      <Stack gap={3}>
        <Select
          label="Request"
          options={[ANY_REQUEST, ...endpoints.map(({ name }) => ({ value: name, label: name }))]}
          value={endpoint}
          onChange={setEndpoint}
        />
        <Select
          label="What happens"
          options={FAULT_CHOICES.map(({ id, label }) => ({ value: id, label }))}
          value={choiceId}
          onChange={setChoiceId}
        />
        <Select label="How often" options={TIMES_CHOICES} value={times} onChange={setTimes} />
        <Button type="submit" isWide>
          Add fault
        </Button>
      </Stack>
    </form>
  );
}
