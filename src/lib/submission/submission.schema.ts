import * as v from 'valibot';

const timeSchema = v.optional(v.nullable(v.number()), null);

const versionsSchema = v.pipe(
  v.array(v.object({ id: v.string(), fingerprint: v.string() })),
  v.readonly(),
);

/** What a flow knows of its submits, as it is stored (D10). */
export const submissionSchema = v.object({
  attempt: v.nullable(
    v.object({
      command: v.object({ key: v.string(), startedAt: v.number() }),
      forms: versionsSchema,
      before: v.pipe(
        v.array(
          v.object({
            id: v.string(),
            isOverdue: v.boolean(),
            dueAt: timeSchema,
            lastCompletedAt: timeSchema,
          }),
        ),
        v.readonly(),
      ),
    }),
  ),
  received: versionsSchema,
  receivedAt: timeSchema,
  superseded: v.optional(v.nullable(v.object({ at: v.number(), hasArrived: v.boolean() })), null),
});
