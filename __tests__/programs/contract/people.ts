import * as v from 'valibot';
import { DAYS_OF_WEEK } from '../../../src/api/preferences.api';

const text = v.pipe(v.string(), v.nonEmpty());
const contact = { email: v.optional(text), phoneNumber: v.optional(text) };

const checkIns = v.array(
  v.strictObject({
    moduleId: text,
    moduleVersionId: text,
    answers: v.array(v.looseObject({ key: text })),
  }),
);

const account = v.strictObject({
  email: text,
  password: text,
  /** An assigned check-in. */
  checkInId: text,
  /** A form that the user has completed. */
  interventionId: text,
  write: v.optional(
    v.strictObject({
      checkIns,
      reminder: v.strictObject({
        daysOfWeek: v.array(v.picklist(DAYS_OF_WEEK)),
        timeOfDay: text,
      }),
    }),
  ),
});

const link = v.strictObject({
  userId: text,
  telecomType: v.picklist(['email', 'phone']),
  assessmentIds: v.pipe(v.array(text), v.nonEmpty()),
  checkInId: text,
  checkInVersionId: text,
  write: v.optional(
    v.strictObject({
      /** yyyy-MM-dd */
      dateOfBirth: text,
      assessments: v.array(
        v.strictObject({ id: text, answers: v.array(v.looseObject({ key: text })) }),
      ),
      checkIns,
    }),
  ),
});

const intake = v.strictObject({
  /** The code of a magic link that has not expired. */
  code: text,
  write: v.optional(
    v.strictObject({
      expiredCode: text,
      basicInfo: v.strictObject({
        firstName: text,
        lastName: text,
        email: text,
        dateOfBirth: text,
        phoneNumber: text,
        pronoun: v.optional(text),
        preferredName: v.optional(text),
      }),
      responses: v.array(
        v.strictObject({
          linkId: text,
          value: v.nullable(v.union([v.string(), v.array(v.string())])),
        }),
      ),
    }),
  ),
});

/** Whom the contract checker signs in as, and which ids and codes it uses. Operations of a missing part are skipped. */
export const peopleSchema = v.strictObject({
  account: v.optional(account),
  link: v.optional(link),
  clinic: v.optional(v.strictObject({ clinicDisplayId: text, patientId: text })),
  intake: v.optional(intake),
  visitor: v.optional(v.strictObject({ clinicDisplayId: text, medicalRecord: text, ...contact })),
  invite: v.optional(
    v.strictObject({
      ...contact,
      /** The code that the patient has received. */
      code: text,
      patientId: text,
      accountEmail: text,
      password: text,
    }),
  ),
  passwordReset: v.optional(
    v.strictObject({ email: text, confirmationCode: text, newPassword: text }),
  ),
});

/** The content of a people file. */
export type People = v.InferOutput<typeof peopleSchema>;

/** What operations need of a people file, by the name that a skipped operation prints. */
const inputs = {
  nothing: () => ({}),
  account: ({ account }: People) => account,
  'account.write': ({ account }: People) => account?.write,
  link: ({ link }: People) => link,
  'link.write': ({ link }: People) => link?.write && { ...link, write: link.write },
  clinic: ({ clinic }: People) => clinic,
  intake: ({ intake }: People) => intake,
  'intake.write': ({ intake }: People) => intake?.write,
  visitor: ({ visitor }: People) => visitor,
  invite: ({ invite }: People) => invite,
  passwordReset: ({ passwordReset }: People) => passwordReset,
} as const;

/** A part of a people file. */
export type InputName = keyof typeof inputs;
/** The content of that part. */
export type Input<Name extends InputName> = NonNullable<ReturnType<(typeof inputs)[Name]>>;

/** Returns a part of a people file; undefined if the file does not have it. */
export function getInput(people: People, name: InputName): object | undefined {
  return inputs[name](people);
}

/** Parses a people file; throws an error that names the fields, without their values. */
export function parsePeople(json: unknown): People {
  const result = v.safeParse(peopleSchema, json);
  if (result.success) return result.output;
  throw new Error(`The people file is not valid. ${result.issues.map(formatIssue).join('; ')}`);
}

function formatIssue(issue: v.InferIssue<typeof peopleSchema>): string {
  const field = v.getDotPath(issue) ?? 'the file';
  if (issue.received === 'undefined') return `${field}: missing`;
  if (issue.kind === 'validation') return `${field}: expected text that is not empty`;
  return `${field}: expected ${issue.expected === 'never' ? 'no such field' : issue.expected}`;
}
