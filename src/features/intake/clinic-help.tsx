import { useConfiguration } from '../../lib/configuration/configuration-context';
import { formatPhone } from '../../lib/text/format-phone';
import { toTelHref } from '../../lib/url/sanitize-url';
import { useIntakeInfo } from '../../state/intake-info-context';
import { LanguageHelp } from '../../ui/language-help/language-help';
import { TextLink } from '../../ui/text-link/text-link';
import styles from './clinic-help.module.css';
import { questionsFor } from './copy';

/** Below every step: the clinic's phone number for questions, once it is loaded, and the notice of language help (D1). */
export function ClinicHelp() {
  const { name, phoneNumber } = useIntakeInfo().clinic;
  const href = toTelHref(phoneNumber);
  const { languageHelpUrl } = useConfiguration();
  return (
    <div className={styles.help}>
      {href !== null && phoneNumber !== null && (
        <p>
          {questionsFor(name)} <TextLink href={href}>{formatPhone(phoneNumber)}</TextLink>.
        </p>
      )}
      <LanguageHelp url={languageHelpUrl} />
    </div>
  );
}
