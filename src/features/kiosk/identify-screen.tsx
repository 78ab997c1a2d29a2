import { useSelector } from '@xstate/react';
import { useMemo, useState } from 'react';
import { systemClock } from '../../lib/time/clock';
import { toFinalForm } from '../../validation/to-final-form';
import { IdentifyForm } from './identify-form';
import { LegalPages } from './legal-pages';
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
