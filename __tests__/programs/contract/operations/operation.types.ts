import type { GenericSchema } from 'valibot';
import type { Operation } from '../../../../src/api/operation';
import * as operations from '../../../../src/api/operations';
import type { Schema } from '../../../../src/qa/openapi/document.types';
import type { Input, InputName } from '../people';
import type { ClientRequest } from './client-request';
import type { FieldTypes } from './field-types';

/** The `operationId` of a row of the table. */
export type OperationId = keyof typeof operations;

/** An input from the people file, with the id of the user whose profile was loaded ('' before that), unless it names a user itself. */
type ContextInput<Name extends InputName> = { readonly userId: string } & Input<Name>;

/** Chapters of the document. */
export const TAGS = {
  Identity: 'Signing in, sessions and password resets.',
  'Public links': 'What a user can do with a link from a message, without signing in.',
  'Clinics and kiosks': 'Clinics, and shared devices at a clinic.',
  Onboarding: 'From an invite to an account.',
  Account: 'The profile and the settings of the signed-in user.',
  'Check-ins': 'Check-ins of the signed-in user and of a public link.',
  Progress: 'Graphs and completed forms of the signed-in user.',
  Intake: 'What a new patient completes before the first appointment.',
} as const;

/** The description of an operation of the table in `src/api/operations.ts`: what no code says. */
type Description<Name extends InputName> = {
  readonly tag: keyof typeof TAGS;
  readonly summary: string;
  readonly description?: string;
  /** True if the client does not send it any more: a server may leave it out. */
  readonly isDeprecated?: boolean;
  /** True if others need it, or undo it: the contract checker always sends it, also without `--write`. */
  readonly isPrerequisite?: boolean;
  /** The requests by which the client sends it; the last one is the example. */
  readonly requests: readonly ClientRequest<ContextInput<Name>>[];
  /**
   * The response as a server has to send it, where the endpoint's own schema does not say it: its content is parsed
   * elsewhere, or the schema depends on the value.
   */
  readonly response?: GenericSchema;
  /** Fields that the client can do without, but a server has to send; their path as in docs/responses.md. */
  readonly required?: readonly string[];
  /** The types of fields of the response that the client reads in more forms than a server should send; by path. */
  readonly types?: FieldTypes;
  /** Rules of the request's body that concern several fields; by path. */
  readonly rules?: Readonly<Record<string, Schema>>;
  /** Headers of the response that the browser or the client reads; by name. */
  readonly headers?: Readonly<
    Record<string, { readonly description: string; readonly required?: true }>
  >;
  /** The names of the schemas of the response and of its parts, by path. */
  readonly names?: Readonly<Record<string, string>>;
  /** The same for the body of the request. */
  readonly bodyNames?: Readonly<Record<string, string>>;
  /** What fields of the response hold, where their names do not say it; by path. */
  readonly fields?: Readonly<Record<string, string>>;
  /** Errors of this operation only, by status. */
  readonly errors?: Readonly<Record<number, string>>;
};

/** An operation of the API: its row in the table, and its description. */
export type DescribedOperation = Operation &
  Omit<Description<InputName>, 'requests'> & {
    /** The `operationId` of the document. */
    readonly id: OperationId;
    /** The part of a people file that it needs. */
    readonly needs: InputName;
    readonly requests: readonly ClientRequest<ContextInput<'nothing'>>[];
  };

/** Describes an operation of the table, and the part of a people file that it needs. */
export function operation<const Name extends InputName>(
  id: OperationId,
  needs: Name,
  description: Description<Name>,
): DescribedOperation {
  // SAFETY: the caller passes the part of the people file that `needs` names.
  const { requests } = description as unknown as Pick<DescribedOperation, 'requests'>;
  const row: Operation = operations[id];
  return { id, needs, ...row, ...description, requests };
}

const UNAUTHORIZED = { 401: 'The access token is missing or no longer valid.' };
const FORBIDDEN = { 403: 'The user of the path is not that of the access token.' };

/** The errors of an operation: its own, 401 if it needs an access token, and 403 if its path has a user as well. */
export function getErrors({
  auth,
  path,
  errors = {},
}: DescribedOperation): Readonly<Record<string, string>> {
  if (auth !== 'account' && auth !== 'intake') return errors;
  return { ...UNAUTHORIZED, ...(path.includes('{userId}') && FORBIDDEN), ...errors };
}
