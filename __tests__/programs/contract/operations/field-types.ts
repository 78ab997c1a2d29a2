import type { Schema } from '../../../../src/qa/openapi/document.types';
import { toTypeKeyword } from '../openapi/simplify';

/*
 * What fields hold, for those that the client reads in more forms than a server should send. A field that may be null stays
 * so.
 */

/** Types of fields, by path. */
export type FieldTypes = Readonly<Record<string, Schema>>;

export const TEXT: Schema = { type: 'string' };
/** Text that is not empty. */
export const FILLED_TEXT: Schema = { type: 'string', minLength: 1 };
/** Text or a number, which the client reads as text (D9). */
export const ID: Schema = { ...toTypeKeyword(['string', 'number']), minLength: 1 };
export const NUMBER: Schema = { type: 'number' };
export const COUNT: Schema = { type: 'integer', minimum: 0 };
export const TIMESTAMP: Schema = { type: 'string', format: 'date-time' };
export const DAY: Schema = { type: 'string', format: 'date' };
export const EMAIL: Schema = { type: 'string', format: 'email' };
/** E.164. */
export const PHONE_NUMBER: Schema = { type: 'string', pattern: String.raw`^\+[1-9]\d{1,14}$` };
/** An address, or a path of the client's own origin. */
export const LINK: Schema = { type: 'string', format: 'uri-reference', minLength: 1 };

/** One of these texts. */
export const createChoice = (...values: string[]): Schema => ({ type: 'string', enum: values });

/** The same types for the fields of a part of the response. */
export const within = (path: string, types: FieldTypes): FieldTypes =>
  Object.fromEntries(Object.entries(types).map(([field, type]) => [`${path}.${field}`, type]));
