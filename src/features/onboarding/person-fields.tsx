import { useEffect, useRef } from 'react';
import { Alert } from '../../ui/alert/alert';
import { MaskedFormField, TextFormField } from '../../ui/form/form-fields';
import { formFieldId } from '../../ui/form/form-field-id';
import styles from './person-fields.module.css';
import { DATE_OF_BIRTH, LAST_NAME, WHY_PERSON } from './copy';

/** Last name and date of birth; when they appear, why is announced and the first of them takes the focus. */
export function PersonFields({ isShown }: { readonly isShown: boolean }) {
  const wasShown = useRef(isShown);

  useEffect(() => {
    if (isShown && !wasShown.current) document.getElementById(formFieldId('lastName'))?.focus();
    wasShown.current = isShown;
  }, [isShown]);

  return (
    <>
      <div role="status" className={styles.why}>
        {isShown && <Alert tone="info">{WHY_PERSON}</Alert>}
      </div>
      {isShown && (
        <>
          <TextFormField name="lastName" label={LAST_NAME} autoComplete="family-name" />
          <MaskedFormField
            name="dateOfBirth"
            label={DATE_OF_BIRTH}
            hint="MM/DD/YYYY"
            mask="99/99/9999"
            autoComplete="bday"
          />
        </>
      )}
    </>
  );
}
