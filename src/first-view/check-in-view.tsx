import { useMemo } from 'react';
import {
  selectHasNextStep,
  selectPosition,
  selectStep,
} from '../../machines/check-in-stepper/check-in-stepper.selectors';
import { BackAction } from '../app/layouts/app-frame';
import { OwnerCaption } from '../app/layouts/owner-caption';
import { CheckInLayout, isOfStepper } from '../features/check-ins/check-in-layout';
import { StepQuestions } from '../features/check-ins/step-questions';
import type { LinkConfiguration } from '../lib/configuration/link-configuration';
import { KEPT_IN_TAB } from '../questions/notices/copy';
import { FormMessage } from '../ui/form/form-message';
import { NavigationProgress } from '../ui/navigation-progress/navigation-progress';
import { KeptInput } from '../ui/kept-input/kept-input';
import { LOADING } from '../ui/skeleton/copy';
import { StepMotion } from '../ui/step-motion/step-motion';
import { browserWrapper } from '../wrapper/browser-wrapper';
import { WrapperContext } from '../wrapper/wrapper-context';
import type { CheckInForm } from './check-in-form';
import { countVisible } from './count-visible';
import type { FormProps } from './draw-form';
import { MemberFrame } from './member-frame';
import type { CheckIn } from './read-check-in';
import { useViewForm } from './use-view-form';

type Props = FormProps & {
  readonly configuration: LinkConfiguration;
  readonly checkIn: CheckIn;
  readonly form: CheckInForm;
};

const goBack = () => window.history.back();

/** The page of a check-in as the app renders it: the app hydrates the same elements (decision 0013). */
export function CheckInView({ configuration, checkIn, form, queueClick, onNext, isWhole }: Props) {
  const { isBusy, pageIndex, onSubmit } = useViewForm(form, onNext);
  const { profile, isOfLink, module } = checkIn;
  const modules = useMemo(() => [module], [module]);
  const { context } = form.getSnapshot();
  const step = selectStep(context);
  if (step === null) return null;
  return (
    <WrapperContext value={browserWrapper}>
      <NavigationProgress isNavigating={false} />
      <MemberFrame
        configuration={configuration}
        profile={profile}
        // The other steps have their own.
        back={pageIndex === 0 ? <BackAction onClick={queueClick} /> : null}
      >
        {isOfLink && <OwnerCaption owner={profile} />}
        <CheckInLayout
          module={module}
          step={step}
          position={selectPosition(context)}
          modules={modules}
          pageIndex={pageIndex}
          isLast={!selectHasNextStep(context)}
          isBusy={isBusy}
          busyLabel={LOADING()}
          result={
            <>
              <FormMessage isBusy={isBusy}>{null}</FormMessage>
              {/* The app says that answers are kept, and deletes them: here is only the space. */}
              <KeptInput
                isKept={false}
                isReserved={isOfStepper(step)}
                text={KEPT_IN_TAB()}
                question=""
                isDisabled={isBusy}
                onDelete={queueClick}
              />
            </>
          }
          onSubmit={onSubmit}
          onBack={goBack}
        >
          {/* No motion: the app hydrates a step as the first one that it shows. */}
          <StepMotion index={0}>
            <StepQuestions
              key={pageIndex}
              holder={form}
              module={module}
              keys={step.keys}
              rendering={isWhole ? 'whole' : countVisible(module.questions)}
            />
          </StepMotion>
        </CheckInLayout>
      </MemberFrame>
    </WrapperContext>
  );
}
