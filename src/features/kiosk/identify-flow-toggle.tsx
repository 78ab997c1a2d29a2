import { useForm } from 'react-final-form';
import type { IdentifyFlow } from '../../../machines/kiosk-identification/kiosk-identification.types';
import { Button } from '../../ui/button/button';
import { USE_NAME, USE_RECORD } from './copy';

type Props = {
  readonly flow: IdentifyFlow;
  readonly isDisabled: boolean;
  readonly onChange: () => void;
};

/** Switches to the other flow; keeps what was typed, and shows no errors until the next submit (D9). */
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
      {flow === 'mrn' ? USE_NAME() : USE_RECORD()}
    </Button>
  );
}
