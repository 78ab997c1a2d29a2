import * as v from 'valibot';
import { scoreSchema } from '../../../../src/api/check-ins.api';
import { otherReminderSchema, reminderSchema } from '../../../../src/api/preferences.api';
import { checkInModuleSchema, savedAnswersSchema } from '../../../../src/questions/check-in.schema';
import { itemSchema, questionnaireSchema } from '../../../../src/questions/intake.schema';
import { optionalText } from '../../../../src/lib/responses/tolerant-schema';

/*
 * What a server has to send, for responses that the client reads in several steps or in a way that depends on the value.
 * They are composed of the client's own schemas.
 */

/** The response of `getSafetyNet`; the client also shows a resource that is nothing but a text. */
export const resources = v.array(
  v.object({
    displayText: v.pipe(v.string(), v.nonEmpty()),
    type: v.string(),
    value: v.nullable(v.string()),
  }),
);

/** The response of `getReminders`. */
export const reminders = v.array(v.union([reminderSchema, otherReminderSchema]));

/** A check-in of a public link. */
export const publicModule = v.object({
  ...checkInModuleSchema.entries,
  lastCompletedAt: optionalText,
});

/** The response of `getCheckInScores`. */
export const scores = v.object({
  checkInModules: v.array(checkInModuleSchema),
  checkInScores: v.array(v.object({ ...scoreSchema.entries, answers: savedAnswersSchema })),
});

/** An item of the intake's questionnaire; a group holds items in turn. */
export const questionnaireItem: v.GenericSchema = v.object({
  ...itemSchema.entries,
  items: v.nullish(v.array(v.lazy(() => questionnaireItem))),
});

/** The response of `getQuestionnaire`. */
export const questionnaire = v.object({
  pages: v.array(
    v.object({
      ...questionnaireSchema.entries.pages.item.entries,
      items: v.array(questionnaireItem),
    }),
  ),
});
