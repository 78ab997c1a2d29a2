import { t } from '@lingui/core/macro';

type Instructions = {
  /** Shown while the field is empty. */
  readonly missing: string;
  /** Shown when the field is filled in wrongly; without it the label and the field's own error. */
  readonly invalid?: string;
};

/** What an error summary asks for, by the name of the field; other fields are listed with their label and error. */
export const INSTRUCTIONS = (): Readonly<Record<string, Instructions>> => ({
  firstName: { missing: t`Enter your first name` },
  lastName: { missing: t`Enter your last name` },
  dateOfBirth: { missing: t`Enter your date of birth` },
  medicalRecord: { missing: t`Enter your medical record number` },
  email: {
    missing: t`Enter your email`,
    invalid: t`Enter your full email, such as name@example.com`,
  },
  phoneNumber: {
    missing: t`Enter your phone number`,
    invalid: t`Enter all 10 digits of your phone number`,
  },
  code: { missing: t`Enter the code that we sent you` },
  password: { missing: t`Enter a password` },
  newPassword: { missing: t`Enter a new password` },
  confirmation: { missing: t`Enter the password again` },
});
