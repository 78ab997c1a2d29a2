import * as v from 'valibot';
import { getTimestamp } from '../world/clock';
import { redeemMagicCode } from '../world/magic-codes';
import { pseudoRandomDigits } from '../world/pseudo-random';
import { closeUserSessions, issueTokens, openSession } from '../world/sessions';
import { endpoint, ok } from './endpoint';
import { HttpError } from './http-error';
import { emailAddress, newPassword, sixDigitCode } from './request-schemas';

const path = '/v1/public-api/authentication';

/** Password reset, and sign-in by magic link (§7). */
export const passwordsEndpoints = [
  endpoint({
    name: 'forgot-password-request-code',
    method: 'POST',
    path: `${path}/forgot-password/request-code`,
    body: v.strictObject({ userType: v.literal('patient'), email: emailAddress }),
    respond: ({ world, body }) => {
      const email = body.email.toLowerCase();
      if (!world.accounts.has(email))
        throw new HttpError(404, 'There is no account with this email.');
      const code = pseudoRandomDigits(`reset/${email}/${world.outbox.length}`);
      world.resetCodes.set(email, code);
      world.outbox.push({ to: email, kind: 'reset code', code, sentAt: getTimestamp(world.clock) });
      return ok({});
    },
  }),
  endpoint({
    name: 'forgot-password-confirm',
    method: 'POST',
    path: `${path}/forgot-password/confirm`,
    body: v.strictObject({
      email: emailAddress,
      confirmationCode: sixDigitCode,
      newPassword,
      userType: v.literal('patient'),
    }),
    respond: ({ world, body }) => {
      const email = body.email.toLowerCase();
      const account = world.accounts.get(email);
      if (account === undefined || world.resetCodes.get(email) !== body.confirmationCode)
        throw new HttpError(422, 'This code is not right, or it has been used.');
      world.resetCodes.delete(email);
      world.accounts.set(email, { ...account, password: body.newPassword });
      closeUserSessions(world.sessions, account.userId);
      return ok({});
    },
  }),
  endpoint({
    name: 'magic-code',
    method: 'POST',
    path: `${path}/magic-code/authenticate`,
    body: v.strictObject({ magicCode: v.string() }),
    respond: ({ world, body }) => {
      const code = redeemMagicCode(world, body.magicCode);
      if (code === null) throw new HttpError(401, 'This link has expired.');
      const session = openSession(world.sessions, code.userId, 'magic-link');
      return ok(issueTokens(world.sessions, session, world.clock));
    },
  }),
];
