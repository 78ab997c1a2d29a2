import { baseApi } from './base-api';
import { paths } from './paths';
import { discardBody } from './discard-body';

type Reset = {
  readonly email: string;
  readonly confirmationCode: string;
  readonly newPassword: string;
};

/** Requests a reset code and sets a new password with it (§7); the responses' bodies are ignored. */
export const passwordResetApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    requestResetCode: build.mutation<unknown, string>({
      query: (email) => ({
        url: paths.requestResetCode,
        method: 'POST',
        // In lower case wherever it names an account (D9).
        body: { userType: 'patient', email: email.toLowerCase() },
        responseHandler: discardBody,
      }),
    }),
    confirmReset: build.mutation<unknown, Reset>({
      query: (reset) => ({
        url: paths.confirmReset,
        method: 'POST',
        body: { ...reset, email: reset.email.toLowerCase(), userType: 'patient' },
        responseHandler: discardBody,
      }),
    }),
  }),
});
