import { useForm } from 'react-final-form';
import type { IdentifyFlow } from '../../../machines/kiosk-identification/kiosk-identification.types';
import { Button } from '../../ui/button/button';
import { USE_NAME, USE_RECORD } from './copy';

type Props = {
  readonly flow: IdentifyFlow;
  readonly isDisabled: boolean;
  readonly onChange: () => void;
};

/** The way to the other flow; what is typed in this one is kept, and the errors of the other wait for its own press (D9). */
export function IdentifyFlowToggle({ flow, isDisabled, onChange }: Props) {
  const form = useForm();
  return (
    <Button
      variant="secondary"
      disabled={isDisabled}
      onClick={() => {
        onChange();
        form.restart(form.getState().values);
      }}
    >
      {flow === 'mrn' ? USE_NAME : USE_RECORD}
    </Button>
  );
}
