import { useState } from 'react';
import type { BasicInfo } from '../../../machines/intake/intake.types';
import { systemClock } from '../../lib/time/clock';
import { Clearable } from '../../questions/assessment/fields/clearable';
import { RadioGroup } from '../../ui/choice-group/radio-group';
import { FormChangeSpy } from '../../ui/form/form-change-spy';
import { MaskedFormField, TextFormField, useFormField } from '../../ui/form/form-fields';
import { ValidatedForm } from '../../ui/form/validated-form';
import { PageHeading } from '../../ui/page-heading/page-heading';
import { toFinalForm } from '../../validation/to-final-form';
import { basicInfoSchema } from './basic-info.schema';
import {
  BASIC_INFO_HEADING,
  CONTINUE,
  DATE_FORMAT,
  DATE_OF_BIRTH,
  FIRST_NAME,
  LAST_NAME,
  PREFERRED_NAME,
  TOO_YOUNG,
  PRONOUN_LABELS,
  PRONOUNS,
} from './copy';
import { StepActions, type StepProps } from './step-layout';

const validate = toFinalForm(() => basicInfoSchema(systemClock));

/** Asks for name, date of birth and pronouns; CONTACT_INFO sends them (§4 BASIC_INFO, D6). */
export function BasicInfoStep({ flow }: StepProps) {
  const [initialValues] = useState(() => flow.getSnapshot().context.formData.basicInfo);
  return (
    <ValidatedForm<BasicInfo>
      heading={<PageHeading>{BASIC_INFO_HEADING()}</PageHeading>}
      labels={{ firstName: FIRST_NAME(), lastName: LAST_NAME(), dateOfBirth: DATE_OF_BIRTH() }}
      initialValues={initialValues}
      // Continue sends nothing yet.
      isBusy={false}
      validate={validate}
      onSubmit={(basicInfo) => flow.send({ type: 'BASIC_INFO_ENTERED', basicInfo })}
    >
      {() => (
        <>
          <FormChangeSpy<BasicInfo>
            onChange={(basicInfo) => flow.send({ type: 'BASIC_INFO_TYPED', basicInfo })}
          />
          <TextFormField name="firstName" label={FIRST_NAME()} autoComplete="given-name" />
          <TextFormField name="lastName" label={LAST_NAME()} autoComplete="family-name" />
          <TextFormField name="preferredName" label={PREFERRED_NAME()} autoComplete="nickname" />
          <DateOfBirthField />
          <PronounsField name="pronouns" />
          <StepActions flow={flow}>{CONTINUE()}</StepActions>
        </>
      )}
    </ValidatedForm>
  );
}

/** The hint is not repeated where it is the error. */
function DateOfBirthField() {
  const { error } = useFormField('dateOfBirth');
  return (
    <MaskedFormField
      name="dateOfBirth"
      label={DATE_OF_BIRTH()}
      hint={
        <>
          {error !== TOO_YOUNG() && <p>{TOO_YOUNG()}</p>}
          <p>{DATE_FORMAT()}</p>
        </>
      }
      mask="99/99/9999"
      autoComplete="bday"
    />
  );
}

/** An optional choice of pronouns that can be cleared (§5, D9). */
function PronounsField({ name }: { readonly name: string }) {
  const { id, value, readOnly, onChange } = useFormField(name);
  const options = Object.entries(PRONOUN_LABELS()).map(([id, label]) => ({ id, label }));
  return (
    <Clearable titleId={`${id}-title`} isClearable={value !== ''} onClear={() => onChange('')}>
      <RadioGroup
        id={id}
        legend={PRONOUNS()}
        options={options}
        value={value}
        isDisabled={readOnly}
        onChange={onChange}
      />
    </Clearable>
  );
}
