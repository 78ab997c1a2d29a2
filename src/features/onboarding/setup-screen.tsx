import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { object, string } from 'yup';
import type { OnboardingContext } from '../../../machines/onboarding/onboarding.types';
import { Alert } from '../../ui/alert/alert';
import { NewPasswordFormField, PasswordFormField } from '../../ui/form/password-form-fields';
import { EmailFormField } from '../../ui/form/contact-form-fields';
import { ValidatedForm } from '../../ui/form/validated-form';
import { emailSchema } from '../../validation/email.schema';
import { confirmPasswordSchema, newPasswordSchema } from '../../validation/password.schema';
import { toFinalForm } from '../../validation/to-final-form';
import {
  ANSWERS_SENT,
  CONFIRM_PASSWORD,
  CREATE_ACCOUNT,
  CREATING,
  EMAIL,
  INVALID_EMAIL,
  LOCKED_EMAIL,
  NO_MATCH,
  PASSWORD,
  REQUIRED,
  SETUP_DETAIL,
  SETUP_HEADING,
} from './copy';
import { readHasSentAnswers } from './read-preset';
import { StepActions, StepHeading, type StepProps } from './step-layout';

type Values = {
  readonly email: string;
  readonly password: string;
  readonly confirmation: string;
};

const createPasswordSchemas = () => ({
  password: newPasswordSchema().required(REQUIRED()),
  confirmation: confirmPasswordSchema('password', NO_MATCH()).concat(string().required(NO_MATCH())),
});

/** A locked email comes from the clinic and cannot be corrected here, so it is not validated. */
const validateLocked = toFinalForm(() => object(createPasswordSchemas()));
const validateTyped = toFinalForm(() =>
  object({
    email: emailSchema(INVALID_EMAIL()).required(REQUIRED()),
    ...createPasswordSchemas(),
  }),
);

function toInitialValues({ patient, account }: OnboardingContext): Values {
  const password = account?.password ?? '';
  return { email: patient?.email ?? account?.email ?? '', password, confirmation: password };
}

/** Creates the account: the email, read-only if the clinic has one, and a new password with confirmation (§2, §5). */
export function SetupScreen({ flow }: StepProps) {
  const hasSentAnswers = readHasSentAnswers(useLocation().state);
  const isBusy = useSelector(flow, (snapshot) => snapshot.hasTag('busy'));
  const [context] = useState(() => flow.getSnapshot().context);
  const isLocked = context.patient?.email != null;
  return (
    <ValidatedForm<Values>
      heading={
        <StepHeading flow={flow} number={3}>
          {SETUP_HEADING()}
        </StepHeading>
      }
      labels={{ email: EMAIL(), password: PASSWORD(), confirmation: CONFIRM_PASSWORD() }}
      initialValues={toInitialValues(context)}
      isBusy={isBusy}
      validate={isLocked ? validateLocked : validateTyped}
      onSubmit={({ email, password }) =>
        flow.send({ type: 'ACCOUNT_ENTERED', account: { email, password } })
      }
    >
      {() => (
        <>
          {hasSentAnswers && <Alert tone="success">{ANSWERS_SENT()}</Alert>}
          <p>{SETUP_DETAIL()}</p>
          <EmailFormField
            name="email"
            label={EMAIL()}
            autoComplete="username"
            {...(isLocked && { readOnly: true, hint: LOCKED_EMAIL() })}
          />
          <NewPasswordFormField name="password" label={PASSWORD()} />
          <PasswordFormField
            name="confirmation"
            label={CONFIRM_PASSWORD()}
            autoComplete="new-password"
          />
          <StepActions flow={flow} step="setup-account" busyLabel={CREATING()}>
            {CREATE_ACCOUNT()}
          </StepActions>
        </>
      )}
    </ValidatedForm>
  );
}
