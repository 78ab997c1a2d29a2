import type { ReactNode } from 'react';
import type {
  IdentifyFlow,
  VisitorDetails,
} from '../../../machines/kiosk-identification/kiosk-identification.types';
import { Actions, Button } from '../../ui/button/button';
import { EmailFormField, PhoneFormField } from '../../ui/form/contact-form-fields';
import { FormMessage } from '../../ui/form/form-message';
import { RevealedFields } from '../../ui/form/revealed-fields';
import { ValidatedForm } from '../../ui/form/validated-form';
import { PageHeading } from '../../ui/page-heading/page-heading';
import { Stack } from '../../ui/stack/stack';
import {
  CONTINUE,
  DATE_OF_BIRTH,
  EMAIL,
  LAST_NAME,
  INTRO_TEXT,
  LOOKING_UP,
  MEDICAL_RECORD,
  PHONE_NUMBER,
  welcomeTo,
  WHY_CONTACT,
} from './copy';
import { IdentifyFlowToggle } from './identify-flow-toggle';
import { IdentityFields } from './identity-fields';
import styles from './kiosk-page.module.css';

type Props = {
  readonly organizationName: string;
  readonly flow: IdentifyFlow;
  /** The form also asks for phone number or email. */
  readonly asksContact: boolean;
  readonly initialValues: VisitorDetails;
  readonly validate: (values: object) => object;
  readonly onSubmit: (details: VisitorDetails) => void;
  readonly onFlowChange: () => void;
  readonly isBusy: boolean;
  /** Why the visitor was not found; null for nothing. */
  readonly problem: ReactNode;
  /** The legal pages. */
  readonly legal: ReactNode;
};

/** The heading, the fields and the buttons of the kiosk's first screen. */
export function IdentifyForm(props: Props) {
  const { organizationName, flow, asksContact, isBusy, problem, legal } = props;
  const { initialValues, validate, onSubmit, onFlowChange } = props;
  return (
    <Stack gap={4}>
      <div className={styles.card}>
        <ValidatedForm<VisitorDetails>
          heading={<PageHeading>{welcomeTo(organizationName)}</PageHeading>}
          labels={{
            ...(flow === 'mrn'
              ? { medicalRecord: MEDICAL_RECORD() }
              : { lastName: LAST_NAME(), dateOfBirth: DATE_OF_BIRTH() }),
            ...(asksContact && { phoneNumber: PHONE_NUMBER(), email: EMAIL() }),
          }}
          initialValues={initialValues}
          isBusy={isBusy}
          validate={validate}
          onSubmit={onSubmit}
          autoComplete="off"
        >
          {() => (
            <>
              <p className={styles.intro}>{INTRO_TEXT()}</p>
              <IdentityFields flow={flow} />
              <ContactFields isShown={asksContact} />
              <FormMessage isBusy={isBusy}>{problem}</FormMessage>
              <Actions>
                <Button type="submit" isBusy={isBusy} busyLabel={LOOKING_UP()}>
                  {CONTINUE()}
                </Button>
                <IdentifyFlowToggle flow={flow} isDisabled={isBusy} onChange={onFlowChange} />
              </Actions>
            </>
          )}
        </ValidatedForm>
      </div>
      {legal}
    </Stack>
  );
}

/** Phone number and email; one of the two is enough. */
function ContactFields({ isShown }: { readonly isShown: boolean }) {
  return (
    <RevealedFields isShown={isShown} reason={WHY_CONTACT()} firstField="phoneNumber">
      <PhoneFormField name="phoneNumber" label={PHONE_NUMBER()} autoComplete="off" />
      <EmailFormField name="email" label={EMAIL()} autoComplete="off" autoCorrect="off" />
    </RevealedFields>
  );
}
