import { Button } from '../button/button';
import { BACK } from './copy';
import styles from './step-back.module.css';

type Props = {
  readonly onBack: (() => void) | undefined;
  readonly isDisabled?: boolean;
};

/** Back of a form with steps: a quiet button above the step line, so that the form ends with one button. */
export function StepBack({ onBack, isDisabled = false }: Props) {
  return (
    <div className={styles.back}>
      <Button variant="quiet" icon="back" onClick={onBack} disabled={isDisabled}>
        {BACK()}
      </Button>
    </div>
  );
}
