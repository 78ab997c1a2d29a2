import * as v from 'valibot';
import {
  required,
  optional,
  tolerantList,
  tolerantResponse,
} from '../lib/responses/tolerant-schema';
import { baseApi } from './base-api';
import { TAB_CACHE_SECONDS } from './cache-times';
import { getSafetyNet } from './operations';
import { toRequest } from './to-request';

/** A crisis resource (§3); one of an unknown type is shown as text. */
export type SafetyResource = {
  readonly displayText: string;
  readonly type: string;
  readonly value?: string | null | undefined;
};

/** Text, also written as a number: 988. */
const text = v.pipe(
  v.union([v.string(), v.number()]),
  v.transform((value) => String(value).trim()),
);
const name = required(v.pipe(text, v.nonEmpty()));

const optionalValue = optional(v.nullish(text), null);
const type = optional(v.nullish(v.string(), ''), '');
const namedSchema = v.object({ displayText: name, type, value: optionalValue });
/** A resource without a name of its own is named by its value. */
const namelessSchema = v.object({ displayText: optionalValue, type, value: name });
/** A resource that is nothing but a text. */
const plainSchema = v.pipe(
  name,
  v.transform((displayText) => ({ displayText, type: '', value: null })),
);

/** Any resource with a text is shown (§2): what is wrong with one must not hide the others. */
const resourcesSchema = tolerantList(
  v.lazy((input) => {
    if (v.is(text, input)) return plainSchema;
    return v.is(v.object({ displayText: name }), input) ? namedSchema : namelessSchema;
  }),
);

/** The safety net of a user (§7). */
export const safetyNetApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getSafetyNet: build.query<readonly SafetyResource[], string>({
      query: (userId) => toRequest(getSafetyNet, { userId }),
      rawResponseSchema: tolerantResponse('getSafetyNet', resourcesSchema),
      transformResponse: (resources: v.InferOutput<typeof resourcesSchema>) =>
        resources.map(({ displayText, type, value }) => ({
          displayText: [displayText, value].find((label) => label) ?? '',
          type,
          value: value ?? null,
        })),
      keepUnusedDataFor: TAB_CACHE_SECONDS,
    }),
  }),
});
