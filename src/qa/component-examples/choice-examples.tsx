import { useState } from 'react';
import { Card } from '../../ui/card/card';
import { Checkbox } from '../../ui/checkbox/checkbox';
import { CheckboxGroup } from '../../ui/choice-group/checkbox-group';
import { RadioGroup } from '../../ui/choice-group/radio-group';
import { Switch } from '../../ui/switch/switch';
import { ExampleSection } from './example-section';

const frequencies = [
  { id: '0', label: 'Not at all' },
  { id: '1', label: 'Several days' },
  { id: '2', label: 'More than half the days' },
  { id: '3', label: 'Nearly every day' },
];
const activities = [
  { id: 'a', label: 'Walking' },
  { id: 'b', label: 'Talking to someone', description: 'A friend, a relative, a helpline' },
  {
    id: 'c',
    label:
      'Something else entirely, which takes more words to say than fit on one line of a telephone',
  },
];
const contactMethods = [
  { id: 'phone', label: 'Phone' },
  { id: 'email', label: 'Email' },
];

const noop = () => undefined;

/** Choices and switches in every state. */
export function ChoiceExamples() {
  const [frequency, setFrequency] = useState<string | undefined>(undefined);
  const [chosen, setChosen] = useState<readonly string[]>(['b']);
  const [contactMethod, setContactMethod] = useState('phone');
  const [isAgreed, setAgreed] = useState(false);
  const [isOn, setOn] = useState(true);
  const toggle = (id: string) =>
    setChosen((ids) => (ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id]));
  return (
    <ExampleSection name="Choices" note="The whole row can be tapped.">
      <RadioGroup
        legend="Little interest or pleasure in doing things"
        detail="Question 1 of 9"
        options={frequencies}
        value={frequency}
        onChange={setFrequency}
        error={frequency === undefined ? '* Required' : null}
      />
      <CheckboxGroup
        legend="What has helped you lately?"
        detail="Question 2 of 9"
        hint="Choose all that apply."
        options={activities}
        value={chosen}
        onToggle={toggle}
        error={chosen.length === 0 ? '* Must select at least one option' : null}
      />
      <RadioGroup
        legend="How should we look you up?"
        options={contactMethods}
        value={contactMethod}
        onChange={setContactMethod}
        isInline
      />
      <Checkbox
        label="I have read and agree to these policies"
        isChecked={isAgreed}
        onChange={setAgreed}
      />
      <Card heading="Check-in Reminders">
        <Switch
          label="Push"
          isOn={false}
          onChange={noop}
          isDisabled
          hint="Managed in the app on your phone."
        />
        <Switch label="Email" isOn={isOn} onChange={setOn} />
        <Switch label="Text" isOn={false} onChange={noop} />
        <Switch
          label="Text, on and disabled"
          isOn
          onChange={noop}
          isDisabled
          hint="Your clinic sets this."
        />
      </Card>
    </ExampleSection>
  );
}
