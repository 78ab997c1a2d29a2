import { useState } from 'react';
import { MaskedField } from '../../ui/masked-field/masked-field';
import { NumberField } from '../../ui/number-field/number-field';
import { TextArea } from '../../ui/text-area/text-area';
import { TextField } from '../../ui/text-field/text-field';
import { ExampleSection } from './example-section';

/** All kinds of fields in their states. */
export function FieldExamples() {
  const [name, setName] = useState('');
  const [birthday, setBirthday] = useState('');
  const [phone, setPhone] = useState('2135550123');
  const [count, setCount] = useState('');
  const [text, setText] = useState('');
  const noop = () => undefined;
  return (
    <ExampleSection name="Fields" note="The error disappears as soon as the value is corrected.">
      <TextField label="First name" value={name} onChange={setName} autoComplete="given-name" />
      <TextField
        label="Email"
        type="email"
        hint="The one your clinic knows."
        error="Invalid email"
        value="sam@"
        onChange={noop}
      />
      <TextField label="Email, locked" value="sam@example.org" onChange={noop} readOnly />
      <TextField label="Medical record number, disabled" value="" onChange={noop} disabled />
      <MaskedField
        label="Date of birth"
        hint="MM/DD/YYYY"
        mask="99/99/9999"
        value={birthday}
        onChange={setBirthday}
        error={birthday.length === 10 ? null : 'Please enter a valid date of birth'}
      />
      <MaskedField
        label="Phone number"
        mask="(999) 999-9999"
        value={phone}
        onChange={setPhone}
        autoComplete="tel"
      />
      <NumberField
        label="How many hours did you sleep?"
        hint="0 to 24"
        min={0}
        max={24}
        value={count}
        onChange={setCount}
        error={/^\d*$/.test(count) ? null : '* Enter whole number'}
      />
      <TextArea label="Anything else?" value={text} onChange={setText} />
      <TextArea
        label="Long text"
        value={Array.from({ length: 12 }, (_, line) => `Line ${line + 1} of a long answer.`).join(
          '\n',
        )}
        onChange={noop}
        readOnly
      />
    </ExampleSection>
  );
}
