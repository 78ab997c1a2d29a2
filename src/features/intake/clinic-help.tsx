import { formatPhone } from '../../lib/text/format-phone';
import { toTelHref } from '../../lib/url/sanitize-url';
import { LanguageHelp } from '../../ui/language-help/language-help';
import { PhoneText } from '../../ui/phone-text/phone-text';
import { TextLink } from '../../ui/text-link/text-link';
import styles from './clinic-help.module.css';
import { questionsFor } from './copy';

type Props = {
  /** Null while it is not known. */
  readonly name: string | null;
  readonly phoneNumber: string | null;
  readonly languageHelpUrl: string;
};

/** Below every step: the clinic's phone number for questions, once it is loaded, and the notice of language help (D1). */
export function ClinicHelp({ name, phoneNumber, languageHelpUrl }: Props) {
  const href = toTelHref(phoneNumber);
  return (
    <div className={styles.help}>
      {href !== null && phoneNumber !== null && (
        <p>
          {questionsFor(name)}{' '}
          <TextLink href={href}>
            <PhoneText>{formatPhone(phoneNumber)}</PhoneText>
          </TextLink>
          .
        </p>
      )}
      <LanguageHelp url={languageHelpUrl} />
    </div>
  );
}
