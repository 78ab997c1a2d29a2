import { useProfile } from '../../api/profile-context';
import { useParticipantName } from '../../api/use-participant-name';
import { formatDateOfBirth } from '../../lib/time/format-dates';
import { formatPhone } from '../../lib/text/format-phone';
import { useSession } from '../../state/session-context';
import { Actions, Button } from '../../ui/button/button';
import { Card } from '../../ui/card/card';
import { PageHeading } from '../../ui/page-heading/page-heading';
import { Stack } from '../../ui/stack/stack';
import styles from './account-page.module.css';
import {
  ACCOUNT,
  changesGoThrough,
  DATE_OF_BIRTH,
  EMAIL,
  FIRST_NAME,
  LAST_NAME,
  NOT_ON_FILE,
  PHONE,
  SIGN_OUT,
} from './copy';

/** /settings/account: the user's details, read-only, and Sign Out (§2). */
export function AccountPage() {
  const profile = useProfile();
  const session = useSession();
  const name = useParticipantName(profile.userId);
  const { firstName, lastName, dateOfBirth, email, phoneNumber } = profile;
  return (
    <Stack gap={5}>
      <PageHeading>{ACCOUNT()}</PageHeading>
      <Card>
        <dl className={styles.fields}>
          <Field label={FIRST_NAME()} value={firstName} />
          <Field label={LAST_NAME()} value={lastName} />
          <Field label={DATE_OF_BIRTH()} value={formatDateOfBirth(dateOfBirth)} />
          <Field label={EMAIL()} value={email} />
          <Field label={PHONE()} value={phoneNumber && formatPhone(phoneNumber)} />
        </dl>
      </Card>
      <p className={styles.note}>{name !== undefined && changesGoThrough(name)}</p>
      <Actions>
        <Button variant="secondary" onClick={() => session.send({ type: 'SIGN_OUT' })}>
          {SIGN_OUT()}
        </Button>
      </Actions>
    </Stack>
  );
}

type FieldProps = { readonly label: string; readonly value: string | null | undefined };

function Field({ label, value }: FieldProps) {
  const text = value?.trim();
  return (
    <div className={styles.field}>
      <dt>{label}</dt>
      {text ? (
        <dd>
          <bdi>{text}</bdi>
        </dd>
      ) : (
        <dd className={styles.absent}>{NOT_ON_FILE()}</dd>
      )}
    </div>
  );
}
