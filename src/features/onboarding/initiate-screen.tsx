import { useSelector } from '@xstate/react';
import { use, useMemo, useState } from 'react';
import { useForm } from 'react-final-form';
import type { InviteDetails, LookupMethod } from '../../../machines/onboarding/onboarding.types';
import { systemClock } from '../../lib/time/clock';
import { RadioGroup } from '../../ui/choice-group/radio-group';
import { EmailFormField, PhoneFormField } from '../../ui/form/contact-form-fields';
import { FormBusyContext } from '../../ui/form/form-busy-context';
import { MaskedFormField, TextFormField } from '../../ui/form/form-fields';
import { RevealedFields } from '../../ui/form/revealed-fields';
import { ValidatedForm } from '../../ui/form/validated-form';
import { toFinalForm } from '../../validation/to-final-form';
import {
  CONTINUE,
  DATE_OF_BIRTH,
  EMAIL,
  INITIATE_DETAIL,
  INITIATE_HEADING,
  LAST_NAME,
  LOOKING_UP,
  METHOD,
  PHONE,
  PHONE_NUMBER,
  DATE_OF_BIRTH_HINT,
  WHY_PERSON,
} from './copy';
import { inviteSchema } from './initiate.schema';
import { StepActions, StepHeading, type StepProps } from './step-layout';

type Values = Omit<InviteDetails, 'method'>;

/** Asks for a phone number or email and, if the first lookup is ambiguous, for last name and date of birth (§2, §8). */
export function InitiateScreen({ flow }: StepProps) {
  const asksPerson = useSelector(flow, ({ context }) => context.asksPerson);
  const isBusy = useSelector(flow, (snapshot) => snapshot.hasTag('busy'));
  const [{ method: firstMethod, ...initialValues }] = useState(
    () => flow.getSnapshot().context.details,
  );
  const [method, setMethod] = useState<LookupMethod>(firstMethod);
  const validate = useMemo(
    () => toFinalForm(() => inviteSchema({ method, asksPerson }, systemClock)),
    [method, asksPerson],
  );

  return (
    <ValidatedForm<Values>
      heading={
        <StepHeading flow={flow} number={1}>
          {INITIATE_HEADING()}
        </StepHeading>
      }
      labels={{
        ...(method === 'phone' ? { phoneNumber: PHONE_NUMBER() } : { email: EMAIL() }),
        ...(asksPerson && { lastName: LAST_NAME(), dateOfBirth: DATE_OF_BIRTH() }),
      }}
      initialValues={initialValues}
      isBusy={isBusy}
      validate={validate}
      onSubmit={(values) => flow.send({ type: 'LOOKUP_SUBMITTED', details: { ...values, method } })}
    >
      {() => (
        <>
          <p>{INITIATE_DETAIL()}</p>
          <MethodField method={method} onChange={setMethod} />
          {method === 'phone' ? (
            <PhoneFormField name="phoneNumber" label={PHONE_NUMBER()} autoComplete="tel-national" />
          ) : (
            <EmailFormField name="email" label={EMAIL()} autoComplete="email" />
          )}
          <PersonFields isShown={asksPerson} />
          <StepActions flow={flow} step="initiate" busyLabel={LOOKING_UP()}>
            {CONTINUE()}
          </StepActions>
        </>
      )}
    </ValidatedForm>
  );
}

type MethodFieldProps = {
  readonly method: LookupMethod;
  readonly onChange: (method: LookupMethod) => void;
};

/** Chooses phone or email; keeps what was typed in both, and shows no errors until the next submit. */
function MethodField({ method, onChange }: MethodFieldProps) {
  const form = useForm();
  const isBusy = use(FormBusyContext);
  return (
    <RadioGroup
      legend={METHOD()}
      options={[
        { id: 'phone', label: PHONE() },
        { id: 'email', label: EMAIL() },
      ]}
      value={method}
      isInline
      isDisabled={isBusy}
      onChange={(id) => {
        onChange(id === 'email' ? 'email' : 'phone');
        form.restart(form.getState().values);
      }}
    />
  );
}

/** Last name and date of birth. */
function PersonFields({ isShown }: { readonly isShown: boolean }) {
  return (
    <RevealedFields isShown={isShown} reason={WHY_PERSON()} firstField="lastName">
      <TextFormField name="lastName" label={LAST_NAME()} autoComplete="family-name" />
      <MaskedFormField
        name="dateOfBirth"
        label={DATE_OF_BIRTH()}
        hint={DATE_OF_BIRTH_HINT()}
        mask="99/99/9999"
        autoComplete="bday"
      />
    </RevealedFields>
  );
}
