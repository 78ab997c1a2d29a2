import { useSelector } from '@xstate/react';
import { useState } from 'react';
import type { ContactInfo } from '../../../machines/intake/intake.types';
import { EmailFormField, PhoneFormField } from '../../ui/form/contact-form-fields';
import { FormChangeSpy } from '../../ui/form/form-change-spy';
import { ValidatedForm } from '../../ui/form/validated-form';
import { PageHeading } from '../../ui/page-heading/page-heading';
import { toFinalForm } from '../../validation/to-final-form';
import { contactInfoSchema } from './contact-info.schema';
import {
  CONTACT_INFO_HEADING,
  CONTACT_INFO_TEXT,
  CONTINUE,
  EMAIL,
  PHONE_NUMBER,
  SAVING,
} from './copy';
import { StepActions, StepProblem, type StepProps } from './step-layout';

const validate = toFinalForm(contactInfoSchema);

/** Asks for email and phone number; Continue sends them together with the basic info (§4 CONTACT_INFO, D6). */
export function ContactInfoStep({ flow }: StepProps) {
  const isBusy = useSelector(flow, (snapshot) => snapshot.hasTag('busy'));
  const [initialValues] = useState(() => flow.getSnapshot().context.formData.contactInfo);
  return (
    <ValidatedForm<ContactInfo>
      heading={<PageHeading>{CONTACT_INFO_HEADING()}</PageHeading>}
      labels={{ email: EMAIL(), phoneNumber: PHONE_NUMBER() }}
      initialValues={initialValues}
      isBusy={isBusy}
      validate={validate}
      onSubmit={(contactInfo) => flow.send({ type: 'CONTACT_INFO_ENTERED', contactInfo })}
    >
      {() => (
        <>
          <FormChangeSpy<ContactInfo>
            onChange={(contactInfo) => flow.send({ type: 'CONTACT_INFO_TYPED', contactInfo })}
          />
          <p>{CONTACT_INFO_TEXT()}</p>
          <EmailFormField name="email" label={EMAIL()} autoComplete="email" />
          <PhoneFormField name="phoneNumber" label={PHONE_NUMBER()} autoComplete="tel-national" />
          <StepProblem flow={flow} step="CONTACT_INFO" />
          <StepActions flow={flow} busyLabel={SAVING()}>
            {CONTINUE()}
          </StepActions>
        </>
      )}
    </ValidatedForm>
  );
}
