import { useEffect, useRef } from 'react';
import { Alert } from '../../ui/alert/alert';
import { MaskedFormField, TextFormField } from '../../ui/form/form-fields';
import { formFieldId } from '../../ui/form/form-field-id';
import { EMAIL, PHONE_NUMBER, WHY_CONTACT } from './copy';
import styles from './kiosk-page.module.css';

/** Phone number and email, either of which will do; when they appear, why is announced and the first takes the focus. */
export function ContactFields({ isShown }: { readonly isShown: boolean }) {
  const wasShown = useRef(isShown);

  useEffect(() => {
    if (isShown && !wasShown.current) document.getElementById(formFieldId('phoneNumber'))?.focus();
    wasShown.current = isShown;
  }, [isShown]);

  return (
    <>
      <div role="status" className={styles.why}>
        {isShown && <Alert tone="info">{WHY_CONTACT}</Alert>}
      </div>
      {isShown && (
        <>
          <MaskedFormField
            name="phoneNumber"
            label={PHONE_NUMBER}
            hint="(999) 999-9999"
            mask="(999) 999-9999"
            autoComplete="off"
          />
          <TextFormField
            name="email"
            label={EMAIL}
            type="email"
            inputMode="email"
            autoComplete="off"
            autoCorrect="off"
            autoCapitalize="none"
            spellCheck={false}
          />
        </>
      )}
    </>
  );
}
