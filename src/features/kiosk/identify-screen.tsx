import { useSelector } from '@xstate/react';
import { useMemo, useState } from 'react';
import type { KioskProblem } from '../../../machines/kiosk-identification/kiosk-identification.types';
import { assertNever } from '../../lib/errors/assert-never';
import { getFailureText } from '../../lib/errors/error-messages';
import { systemClock } from '../../lib/time/clock';
import { Alert } from '../../ui/alert/alert';
import { toFinalForm } from '../../validation/to-final-form';
import { IdentifyForm } from './identify-form';
import { LegalPages } from './legal-pages';
import type { KioskRef } from './use-kiosk';
import { visitorSchema } from './visitor.schema';
import { FAILED, NO_MATCH, STILL_AMBIGUOUS } from './copy';

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
    <IdentifyForm
      organizationName={organizationName}
      flow={flow}
      asksContact={asksContact}
      initialValues={initialValues}
      validate={validate}
      onSubmit={(details) => kiosk.send({ type: 'IDENTIFIED', details })}
      onFlowChange={() => kiosk.send({ type: 'FLOW_CHANGED' })}
      isBusy={isBusy}
      problem={problem !== null && <ProblemAlert problem={problem} />}
      legal={<LegalPages />}
    />
  );
}

/** Explains why the visitor was not found and what they can do (§8 Kiosk). */
function ProblemAlert({ problem }: { readonly problem: KioskProblem }) {
  return <Alert tone="error">{getProblemText(problem)}</Alert>;
}

function getProblemText(problem: KioskProblem): string {
  switch (problem.kind) {
    case 'stillAmbiguous':
      return STILL_AMBIGUOUS();
    case 'noMatch':
      return NO_MATCH();
    case 'failed':
      return getFailureText(problem.failure, FAILED());
    default:
      return assertNever(problem);
  }
}
