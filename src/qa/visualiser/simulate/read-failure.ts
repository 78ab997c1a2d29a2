import * as v from 'valibot';
import type { Failure } from '../../../../machines/port';

const failureSchema = v.object({
  reason: v.picklist(['offline', 'timeout', 'busy', 'rejected', 'server', 'malformed']),
  message: v.nullable(v.string()),
});

/** Parses the failure that a tester wrote, or returns a message for the tester. */
export function readFailure(
  value: unknown,
): { readonly failure: Failure } | { readonly problem: string } {
  const result = v.safeParse(failureSchema, value);
  if (result.success) return { failure: result.output };
  return {
    problem:
      'A failure has a reason (offline, timeout, rejected, server or malformed) and a message, which may be null.',
  };
}
