import { baseApi } from './base-api';
import { confirmReset, requestResetCode } from './operations';
import { toRequest } from './to-request';

type Reset = {
  readonly email: string;
  readonly confirmationCode: string;
  readonly newPassword: string;
};

/** Requests a reset code and sets a new password with it (§7); the responses' bodies are ignored. */
export const passwordResetApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    requestResetCode: build.mutation<unknown, string>({
      query: (email) =>
        toRequest(
          requestResetCode,
          {},
          {
            // In lower case wherever it names an account (D9).
            body: { userType: 'patient', email: email.toLowerCase() },
          },
        ),
    }),
    confirmReset: build.mutation<unknown, Reset>({
      query: (reset) =>
        toRequest(
          confirmReset,
          {},
          {
            body: { ...reset, email: reset.email.toLowerCase(), userType: 'patient' },
          },
        ),
    }),
  }),
});
