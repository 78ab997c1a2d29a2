import { useSelector } from '@xstate/react';
import { useMemo, useState } from 'react';
import type { VisitorDetails } from '../../../machines/kiosk-identification/kiosk-identification.types';
import { systemClock } from '../../lib/time/clock';
import { Actions, Button } from '../../ui/button/button';
import { FormMessage } from '../../ui/form/form-message';
import { ValidatedForm } from '../../ui/form/validated-form';
import { PageHeading } from '../../ui/page-heading/page-heading';
import { Stack } from '../../ui/stack/stack';
import { toFinalForm } from '../../validation/to-final-form';
import { ContactFields } from './contact-fields';
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
} from './copy';
import { IdentifyFlowToggle } from './identify-flow-toggle';
import { IdentityFields } from './identity-fields';
import styles from './kiosk-page.module.css';
import { LegalLinks } from './legal-links';
import { ProblemAlert } from './problem-alert';
import type { KioskRef } from './use-kiosk';
import { visitorSchema } from './visitor.schema';

type Props = { readonly kiosk: KioskRef; readonly organizationName: string };

/** Asks who the visitor is; after an ambiguous lookup, also for phone number or email (§5 Kiosk identify, §8). */
export function IdentifyScreen({ kiosk, organizationName }: Props) {
  const flow = useSelector(kiosk, ({ context }) => context.flow);
  const asksContact = useSelector(kiosk, ({ context }) => context.asksContact);
  const problem = useSelector(kiosk, ({ context }) => context.problem);
  const isBusy = useSelector(kiosk, (snapshot) => snapshot.hasTag('busy'));
  const [initialValues] = useState(() => kiosk.getSnapshot().context.details);
  const validate = useMemo(
    () => toFinalForm(() => visitorSchema({ flow, asksContact }, systemClock)),
    [flow, asksContact],
  );

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
          onSubmit={(details) => kiosk.send({ type: 'IDENTIFIED', details })}
          autoComplete="off"
        >
          {() => (
            <>
              <p className={styles.intro}>{INTRO_TEXT()}</p>
              <IdentityFields flow={flow} />
              <ContactFields isShown={asksContact} />
              <FormMessage isBusy={isBusy}>
                {problem !== null && <ProblemAlert problem={problem} />}
              </FormMessage>
              <Actions>
                <Button type="submit" isBusy={isBusy} busyLabel={LOOKING_UP()}>
                  {CONTINUE()}
                </Button>
                <IdentifyFlowToggle
                  flow={flow}
                  isDisabled={isBusy}
                  onChange={() => kiosk.send({ type: 'FLOW_CHANGED' })}
                />
              </Actions>
            </>
          )}
        </ValidatedForm>
      </div>
      <LegalLinks />
    </Stack>
  );
}
