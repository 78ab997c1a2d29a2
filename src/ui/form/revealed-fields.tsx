import { useEffect, useRef, type ReactNode } from 'react';
import { Alert } from '../alert/alert';
import { formFieldId } from './form-field-id';
import styles from './revealed-fields.module.css';

type Props = {
  readonly isShown: boolean;
  /** Announced when the fields appear. */
  readonly reason: string;
  /** The name of the field that receives the focus when the fields appear. */
  readonly firstField: string;
  readonly children: ReactNode;
};

/** Fields that a form shows only once they are needed. */
export function RevealedFields({ isShown, reason, firstField, children }: Props) {
  const wasShown = useRef(isShown);

  useEffect(() => {
    if (isShown && !wasShown.current) document.getElementById(formFieldId(firstField))?.focus();
    wasShown.current = isShown;
  }, [isShown, firstField]);

  return (
    <>
      <div role="status" className={styles.reason}>
        {isShown && <Alert tone="info">{reason}</Alert>}
      </div>
      {isShown && children}
    </>
  );
}
