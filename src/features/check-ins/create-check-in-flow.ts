import { createActor, type ActorRefFrom } from 'xstate';
import { checkInStepperMachine } from '../../../machines/check-in-stepper/check-in-stepper.machine';
import { selectHasUnsentAnswers } from '../../../machines/submission/submission.selectors';
import type { Draft } from '../../state/drafts/draft';
import { saveDraft } from '../../state/drafts/save-draft';
import { openFormTabs } from '../../lib/submission/form-tabs';
import { createCheckInActors, type CheckInSource } from './check-ins.actors';

export type CheckInFlowRef = ActorRefFrom<typeof checkInStepperMachine>;

type Options = {
  /** The name by which other tabs know the same form of the same person. */
  readonly form: string;
  readonly source: CheckInSource;
  readonly isKiosk: boolean;
  readonly draft: Draft | null;
  /** The page in the state of the history entry; undefined if it has none: then it is that of the draft. */
  readonly entryPage: number | undefined;
};

/** Creates a flow that keeps its draft, and knows of the other tabs with the same form. */
export function createCheckInFlow(options: Options): CheckInFlowRef {
  const { form, source, isKiosk, draft, entryPage } = options;
  const tabs = openFormTabs(form);
  const flow = createActor(
    checkInStepperMachine.provide({ actors: createCheckInActors(source, tabs) }),
    {
      input: {
        isKiosk,
        draft: draft?.read() ?? null,
        draftPage: entryPage ?? draft?.getPage() ?? 0,
      },
    },
  );
  saveDraft(flow, draft);
  tabs.connect(flow, () => flow.getSnapshot().hasTag('taking') && hasUnsentAnswers(flow));
  return flow;
}

/** True when leaving would lose an answer that the server has not received. */
export const hasUnsentAnswers = (flow: CheckInFlowRef) =>
  selectHasUnsentAnswers(flow.getSnapshot().context);
