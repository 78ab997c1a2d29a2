import * as v from 'valibot';
import { validatePassword } from '../world/accounts';
import { SOURCES } from '../world/submissions';

/** The channel of the message with the link; omitted if there was no message (§4, D6). */
export const telecomType = v.picklist(['email', 'phone']);

/** An existing date, yyyy-MM-dd (D9). */
export const isoDate = v.pipe(
  v.string(),
  v.isoDate('must be yyyy-MM-dd'),
  v.check(
    (day) => !Number.isNaN(Date.parse(day)) && isExistingDate(day),
    'is not an existing date',
  ),
);

function isExistingDate(day: string): boolean {
  return new Date(`${day}T00:00:00Z`).toISOString().startsWith(day);
}

/** Text that is not blank. */
export const nonBlankText = v.pipe(
  v.string(),
  v.regex(/\S/, 'is blank; an empty value must be left out'),
);

/** An email address (§5). */
export const emailAddress = v.pipe(v.string(), v.email('must be an email address'));

/** An account's email is sent in lower case (§5). */
export const lowerCaseEmail = v.check(
  (email: string) => email === email.toLowerCase(),
  'must be lower-case',
);

/** A phone number of the +1 plan in E.164 format (D9). */
export const phoneNumber = v.pipe(
  v.string(),
  v.regex(/^\+1[2-9]\d{2}[2-9]\d{6}$/, 'must be E.164, like +12015550123'),
);

/** A verification or reset code (§9). */
export const sixDigitCode = v.pipe(v.string(), v.regex(/^\d{6}$/, 'must be six digits'));

/** A password that meets the password rules (§5). */
export const newPassword = v.pipe(
  v.string(),
  v.check(
    (password) => validatePassword(password) === null,
    (issue) => validatePassword(issue.input) ?? '',
  ),
  v.minLength(8),
);

/** Comma-separated ids, none of them empty. */
export const idList = v.pipe(
  v.string(),
  v.regex(/^[^,]+(,[^,]+)*$/, 'must be comma-separated ids'),
  v.transform((ids) => ids.split(',')),
);

/** An id or a code. */
const idText = v.pipe(v.string(), v.nonEmpty('is empty'));

const wireId = v.union([v.string(), v.number()]);

const answer = v.strictObject({
  key: idText,
  answerValue: v.optional(
    v.strictObject({ answerId: v.optional(wireId), answerIds: v.optional(v.array(wireId)) }),
  ),
  value: v.optional(v.union([v.string(), v.number()])),
});

/** The body of a submission (§3, D6); its answers are validated against the instruments later. */
export const submission = v.strictObject({
  assessments: v.pipe(
    v.array(v.strictObject({ id: idText, answers: v.array(answer) })),
    v.minLength(1, 'must contain an assessment'),
  ),
  assigneeUserId: idText,
  isNewPatient: v.boolean(),
  source: v.picklist(SOURCES),
  submissionType: v.picklist(['take_now', 'default']),
});

/** The body of a check-in submission is the list itself (D6); its answers are validated against the modules later. */
export const checkInSubmission = v.pipe(
  v.array(
    v.strictObject({
      moduleVersionId: idText,
      moduleId: idText,
      answers: v.array(v.strictObject({ key: idText, value: v.union([wireId, v.array(wireId)]) })),
    }),
  ),
  v.minLength(1, 'must contain a check-in'),
);

/** `intake/basic-info` (§7, §5 Intake basic info, D9). */
export const intakeBasicInfo = v.strictObject({
  firstName: nonBlankText,
  lastName: nonBlankText,
  email: emailAddress,
  dateOfBirth: isoDate,
  phoneNumber,
  pronoun: v.optional(v.picklist(['he/him/his', 'she/her/hers', 'they/them/theirs'])),
  preferredName: v.optional(nonBlankText),
});

/** `intake/submit-questionnaire` (D6); validated against the questionnaire later. */
export const questionnaireResponses = v.array(
  v.strictObject({
    linkId: idText,
    value: v.nullable(v.union([v.string(), v.array(v.string())])),
  }),
);
