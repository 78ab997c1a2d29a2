import { useSelector } from '@xstate/react';
import { useId } from 'react';
import { Actions, Button } from '../../ui/button/button';
import { Checkbox } from '../../ui/checkbox/checkbox';
import { PageHeading } from '../../ui/page-heading/page-heading';
import { Stack } from '../../ui/stack/stack';
import {
  AGREE,
  CONFIRM_AND_SIGN,
  POLICIES_HEADING,
  POLICIES_TEXT,
  READ_A_COPY_FIRST,
  SIGNING,
  WHY_DISABLED,
} from './copy';
import { PolicyList } from './policy-list';
import styles from './policies-step.module.css';
import { StepInput, StepProblem, type StepProps } from './step-layout';
import { StepLoading } from './step-loading';
import { usePolicyLinks } from './use-policy-links';

/** Lists the clinic's policies and asks for consent (§4 POLICIES). */
export function PoliciesStep({ flow }: StepProps) {
  const isLoaded = useSelector(flow, ({ context }) => context.policies !== null);
  const Content = isLoaded ? Consent : StepLoading;
  return (
    <Stack gap={5}>
      <PageHeading>{POLICIES_HEADING()}</PageHeading>
      <Content flow={flow} />
    </Stack>
  );
}

function Consent({ flow }: StepProps) {
  const reasonId = useId();
  const policies = usePolicyLinks(useSelector(flow, ({ context }) => context.policies) ?? []);
  const canReadAll = policies.every(({ href }) => href !== null);
  const isBusy = useSelector(flow, (snapshot) => snapshot.hasTag('busy'));
  const isAgreed = useSelector(flow, ({ context }) => context.formData.agreedPolicyIds !== null);
  return (
    <>
      {policies.length > 0 && <p>{POLICIES_TEXT()}</p>}
      <PolicyList policies={policies} />
      <Checkbox
        label={AGREE()}
        {...(!canReadAll && { description: READ_A_COPY_FIRST() })}
        isChecked={isAgreed}
        isDisabled={isBusy}
        onChange={(isChecked) => flow.send({ type: 'AGREEMENT_CHANGED', isAgreed: isChecked })}
      />
      <StepProblem flow={flow} step="POLICIES" />
      <Stack gap={2}>
        {!isAgreed && (
          <p id={reasonId} className={styles.reason}>
            {WHY_DISABLED()}
          </p>
        )}
        <StepInput flow={flow} />
        <Actions>
          <Button
            isBusy={isBusy}
            busyLabel={SIGNING()}
            disabled={!isAgreed}
            aria-describedby={isAgreed ? undefined : reasonId}
            onClick={() => flow.send({ type: 'CONSENT_SIGNED' })}
          >
            {CONFIRM_AND_SIGN()}
          </Button>
        </Actions>
      </Stack>
    </>
  );
}
