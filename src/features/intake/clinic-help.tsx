import { formatPhone } from '../../lib/text/format-phone';
import { toTelHref } from '../../lib/url/sanitize-url';
import { useIntakeInfo } from '../../state/intake-info-context';
import { TextLink } from '../../ui/text-link/text-link';
import styles from './clinic-help.module.css';
import { questionsFor } from './copy';

/** The clinic's phone number for questions, once it is loaded. */
export function ClinicHelp() {
  const { name, phoneNumber } = useIntakeInfo().clinic;
  const href = toTelHref(phoneNumber);
  if (href === null || phoneNumber === null) return null;
  return (
    <p className={styles.help}>
      {questionsFor(name)} <TextLink href={href}>{formatPhone(phoneNumber)}</TextLink>.
    </p>
  );
}
