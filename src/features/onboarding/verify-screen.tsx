import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { object } from 'yup';
import {
  selectClaim,
  selectCodeRecipient,
} from '../../../machines/onboarding/onboarding.selectors';
import { ValidatedForm } from '../../ui/form/validated-form';
import { verificationCodeSchema } from '../../validation/code.schema';
import { toFinalForm } from '../../validation/to-final-form';
import { CodeField } from './code-field';
import { PhoneText } from '../../ui/phone-text/phone-text';
import { CONTINUE, NO_CODE, sentTo, VERIFICATION_CODE, VERIFY_HEADING, VERIFYING } from './copy';
import { StepActions, StepHeading, type StepProps } from './step-layout';

type Values = { readonly code: string };

const validate = toFinalForm(() => object({ code: verificationCodeSchema() }));

/** Asks for the verification code (§2, §5). */
export function VerifyScreen({ flow }: StepProps) {
  const isBusy = useSelector(flow, (snapshot) => snapshot.hasTag('busy'));
  const [context] = useState(() => flow.getSnapshot().context);
  return (
    <ValidatedForm<Values>
      heading={
        <StepHeading flow={flow} number={2}>
          {VERIFY_HEADING()}
        </StepHeading>
      }
      labels={{ code: VERIFICATION_CODE() }}
      initialValues={{ code: context.code }}
      isBusy={isBusy}
      validate={validate}
      onSubmit={({ code }) => flow.send({ type: 'CODE_ENTERED', code })}
    >
      {() => (
        <>
          <p>
            <PhoneText>{sentTo(selectCodeRecipient(selectClaim(context)))}</PhoneText>
          </p>
          <CodeField name="code" label={VERIFICATION_CODE()} />
          <p>{NO_CODE()}</p>
          <StepActions flow={flow} step="verify" busyLabel={VERIFYING()}>
            {CONTINUE()}
          </StepActions>
        </>
      )}
    </ValidatedForm>
  );
}
