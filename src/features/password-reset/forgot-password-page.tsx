import { useSelector } from '@xstate/react';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, type Location } from 'react-router-dom';
import { object } from 'yup';
import { ActorRegistryProvider } from '../../lib/actors/actor-registry';
import { useClaimEntry, type ClaimEntry } from '../../lib/history/claim-entry';
import { Actions, Button } from '../../ui/button/button';
import { EmailFormField } from '../../ui/form/contact-form-fields';
import { FormMessage } from '../../ui/form/form-message';
import { ValidatedForm } from '../../ui/form/validated-form';
import { PageHeading } from '../../ui/page-heading/page-heading';
import { Stack } from '../../ui/stack/stack';
import { TextLink } from '../../ui/text-link/text-link';
import { emailSchema } from '../../validation/email.schema';
import { toFinalForm } from '../../validation/to-final-form';
import {
  BACK_TO_LOGIN,
  EMAIL,
  FORGOT_DETAIL,
  FORGOT_HEADING,
  INVALID_EMAIL,
  REQUIRED,
  SEND_CODE,
  WHY_DISABLED,
} from './copy';
import styles from './forgot-password-page.module.css';
import { ResetFailure } from './reset-failure';
import { usePasswordReset } from './use-password-reset';

type Values = { readonly email: string };

const WHY_DISABLED_ID = 'why-disabled';
const validate = toFinalForm(() =>
  object({ email: emailSchema(INVALID_EMAIL()).required(REQUIRED()) }),
);

/** /forgot-password: requests a reset code, then navigates to /reset-password (§2). */
export function ForgotPasswordPage() {
  const [formNumber, setFormNumber] = useState(1);
  return (
    <ActorRegistryProvider key={formNumber}>
      <ForgotForm onReturn={() => setFormNumber(formNumber + 1)} />
    </ActorRegistryProvider>
  );
}

/** `onReturn` is called if the user goes back while the next page is loading: the flow of this form has ended. */
function ForgotForm({ onReturn }: { readonly onReturn: () => void }) {
  const flow = usePasswordReset({ isCodePage: false, email: '' });
  // The login state: where to go after signing in.
  const { state } = useLocation() as Location<unknown>;
  const isBusy = useSelector(flow, (snapshot) => snapshot.hasTag('busy'));
  const failure = useSelector(flow, ({ context }) => context.failure);
  const sentTo = useSelector(flow, (snapshot) =>
    snapshot.matches('codeRequested') ? snapshot.context.email : null,
  );
  useResetPage(sentTo, state, onReturn);

  return (
    <ValidatedForm<Values>
      heading={<PageHeading>{FORGOT_HEADING()}</PageHeading>}
      labels={{ email: EMAIL() }}
      isBusy={isBusy}
      validate={validate}
      onSubmit={({ email }) =>
        // The login form lower-cases the email too.
        flow.send({ type: 'EMAIL_SUBMITTED', email: email.trim().toLowerCase() })
      }
    >
      {({ isValid, isChanged }) => (
        <>
          <p>{FORGOT_DETAIL()}</p>
          <EmailFormField name="email" label={EMAIL()} autoComplete="username" isCheckedOnBlur />
          <FormMessage isBusy={isBusy}>
            {failure !== null && <ResetFailure failure={failure} />}
          </FormMessage>
          <Stack gap={3}>
            {/* §5 disables the button until the form is valid and changed, so a text gives the reason. */}
            {!(isValid && isChanged) && (
              <p id={WHY_DISABLED_ID} className={styles.reason}>
                {WHY_DISABLED()}
              </p>
            )}
            <Actions>
              <Button
                type="submit"
                isBusy={isBusy}
                disabled={!isValid || !isChanged}
                aria-describedby={isValid && isChanged ? undefined : WHY_DISABLED_ID}
              >
                {SEND_CODE()}
              </Button>
            </Actions>
          </Stack>
          <TextLink to="/login" state={state} isStandalone>
            {BACK_TO_LOGIN()}
          </TextLink>
        </>
      )}
    </ValidatedForm>
  );
}

/** Navigates to /reset-password, once, as soon as a code has been sent. */
function useResetPage(sentTo: string | null, state: unknown, onReturn: () => void): void {
  const navigate = useNavigate();
  const claimEntry = useClaimEntry();
  const sentFrom = useRef<ClaimEntry | null>(null);

  useEffect(() => {
    if (sentTo === null) return;
    if (sentFrom.current !== null) {
      if (sentFrom.current !== claimEntry) onReturn();
    } else if (claimEntry()) {
      sentFrom.current = claimEntry;
      const query = new URLSearchParams({ email: sentTo });
      void navigate(`/reset-password?${query.toString()}`, { state });
    }
  });
}
