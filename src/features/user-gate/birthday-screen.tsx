import { object } from 'yup';
import type { BirthdayProblem } from '../../../machines/user-gate/user-gate.types';
import { publicUserApi } from '../../api/public-user.api';
import { systemClock } from '../../lib/time/clock';
import { parseTypedDay } from '../../lib/time/dates';
import { getParticipantName } from '../../lib/text/participant-name';
import { Alert } from '../../ui/alert/alert';
import { Actions, Button } from '../../ui/button/button';
import { MaskedFormField } from '../../ui/form/form-fields';
import { FormMessage } from '../../ui/form/form-message';
import { ValidatedForm } from '../../ui/form/validated-form';
import { PageHeading } from '../../ui/page-heading/page-heading';
import { SupportContacts } from '../../ui/support-contacts/support-contacts';
import { DATE_OF_BIRTH_TEXTS } from '../../validation/date-of-birth.rule';
import { dateOfBirthSchema } from '../../validation/date-of-birth.schema';
import { toFinalForm } from '../../validation/to-final-form';
import {
  BIRTHDAY_FAILED,
  BIRTHDAY_HEADING,
  BIRTHDAY_TIME,
  birthdayHeadingFor,
  BIRTHDAY_REASON,
  CONTINUE,
  DATE_FORMAT,
  DATE_OF_BIRTH,
  formatBirthdayReason,
  incorrectBirthday,
} from './copy';

type Props = {
  readonly userId: string;
  readonly problem: BirthdayProblem | null;
  readonly isBusy: boolean;
  /** True on a kiosk, where autofill must not suggest what another person typed. */
  readonly isShared: boolean;
  /** Receives the date as `yyyy-MM-dd`. */
  readonly onSubmit: (dateOfBirth: string) => void;
};

type Values = { readonly dateOfBirth: string };

const validate = toFinalForm(
  object({
    dateOfBirth: dateOfBirthSchema(systemClock).required(() => DATE_OF_BIRTH_TEXTS().invalid),
  }),
);

function getProblemText(problem: BirthdayProblem, name: string | null): string {
  return problem.kind === 'incorrect'
    ? incorrectBirthday(name)
    : (problem.failure.message ?? BIRTHDAY_FAILED());
}

/** Asks for the date of birth, and shows an error if it is wrong or cannot be verified (§4, §8). */
export function BirthdayScreen({ userId, problem, isBusy, isShared, onSubmit }: Props) {
  const { data: user } = publicUserApi.endpoints.getPublicUser.useQuery(userId);
  const name = getParticipantName(user);
  const clinic = user?.clinic?.name;
  const isIncorrect = problem?.kind === 'incorrect';

  const submit = ({ dateOfBirth }: Values) => {
    const day = parseTypedDay(dateOfBirth);
    if (day !== null && !isBusy) onSubmit(day);
  };

  return (
    <ValidatedForm<Values>
      labels={{ dateOfBirth: DATE_OF_BIRTH() }}
      isBusy={isBusy}
      validate={validate}
      onSubmit={submit}
      heading={
        <PageHeading title={BIRTHDAY_HEADING()} detail={BIRTHDAY_TIME()}>
          {name === null ? BIRTHDAY_HEADING() : birthdayHeadingFor(name)}
        </PageHeading>
      }
    >
      {() => (
        <>
          <p dir="auto">{clinic ? formatBirthdayReason(clinic) : BIRTHDAY_REASON()}</p>
          <MaskedFormField
            name="dateOfBirth"
            label={DATE_OF_BIRTH()}
            hint={DATE_FORMAT()}
            mask="99/99/9999"
            autoComplete={isShared ? 'off' : 'bday'}
          />
          <FormMessage isBusy={isBusy}>
            {problem !== null && (
              <Alert tone="error" actions={isIncorrect ? <SupportContacts /> : undefined}>
                {getProblemText(problem, name)}
              </Alert>
            )}
          </FormMessage>
          <Actions>
            <Button type="submit" variant="primary" isBusy={isBusy}>
              {CONTINUE()}
            </Button>
          </Actions>
          {/* After a wrong date, the error shows the contacts itself. */}
          {!isIncorrect && <SupportContacts />}
        </>
      )}
    </ValidatedForm>
  );
}
