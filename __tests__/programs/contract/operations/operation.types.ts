import type { GenericSchema } from 'valibot';
import type { ApiDispatch } from '../../../../src/api/api-dispatch';
import type { Schema } from '../../../../src/qa/openapi/document.types';
import type { Input, InputName } from '../people';
import type { FieldTypes } from './field-types';

/** The outcome of a request of the client. */
export type Outcome = { readonly data?: unknown; readonly error?: unknown };

/** The client as an operation uses it. */
export type OperationContext = {
  readonly dispatch: ApiDispatch;
  /** The user whose profile was loaded; '' before. */
  readonly userId: string;
};

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

/** How the client authenticates a request. */
export type SessionName = 'account' | 'intake' | 'cookie';

type OperationSpec<Name extends InputName> = {
  /** The `operationId` of the document. */
  readonly id: string;
  /** The client's endpoints that send it; none for requests that are not RTK Query endpoints. */
  readonly endpoints?: readonly string[];
  readonly tag: keyof typeof TAGS;
  readonly summary: string;
  readonly description?: string;
  /** The part of a people file that it needs. */
  readonly needs: Name;
  readonly session?: SessionName;
  /** True if others need it, or undo it: the contract checker always sends it, also without `--write`. */
  readonly isPrerequisite?: boolean;
  /** Sends it as the client does. */
  readonly start: (context: OperationContext, input: Input<Name>) => PromiseLike<Outcome>;
  /**
   * The response as a server has to send it, where the endpoint's own schema does not say it: its content is parsed
   * elsewhere, or the schema depends on the value. Null where the body is ignored.
   */
  readonly response?: GenericSchema | null;
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
  /** What fields of the response hold, where their names do not say it; by path. */
  readonly fields?: Readonly<Record<string, string>>;
  /** Errors of this operation only, by status. */
  readonly errors?: Readonly<Record<number, string>>;
};

/** An operation of the API: what it is for, and how the client sends it. Method, path and authentication are those of the request. */
export type Operation = Omit<OperationSpec<InputName>, 'start' | 'endpoints'> & {
  readonly endpoints: readonly string[];
  readonly start: (context: OperationContext, input: unknown) => PromiseLike<Outcome>;
};

/** Defines an operation; by default, the endpoint of the same name sends it. */
export function operation<Name extends InputName>(spec: OperationSpec<Name>): Operation {
  return {
    endpoints: [spec.id],
    ...spec,
    // SAFETY: the caller passes the part of the people file that `needs` names.
    start: (context, input) => spec.start(context, input as Input<Name>),
  };
}

const UNAUTHORIZED = { 401: 'The access token is missing or no longer valid.' };
const FORBIDDEN = { 403: 'The user of the path is not that of the access token.' };

/** The errors of an operation: its own, 401 if it needs an access token, and 403 if its path has a user as well. */
export function getErrors(
  { errors = {}, session }: Operation,
  path: string,
): Readonly<Record<string, string>> {
  if (session !== 'account' && session !== 'intake') return errors;
  return { ...UNAUTHORIZED, ...(path.includes(':userId') && FORBIDDEN), ...errors };
}
