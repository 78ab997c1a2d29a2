/** @jest-environment node */
import { createActor } from 'xstate';
import { passwordResetMachine } from '../../machines/password-reset/password-reset.machine';
import { selectMayBeReset } from '../../machines/password-reset/password-reset.selectors';
import { controlPorts, failure } from '../support/control-ports';

const EMAIL = 'ada@example.com';
const typed = { code: '123456', newPassword: 'Rainy-Day-43' };
const refused = failure({ reason: 'rejected', message: 'Not this code.' });
const offline = failure({ reason: 'offline', message: null });

function start(input: { isCodePage: boolean; email: string }) {
  const ports = controlPorts(passwordResetMachine);
  const actor = createActor(ports.machine, { input }).start();
  return {
    ...ports,
    state: () => actor.getSnapshot().value,
    context: () => actor.getSnapshot().context,
    isBusy: () => actor.getSnapshot().hasTag('busy'),
    mayBeReset: () => selectMayBeReset(actor.getSnapshot().context),
    submitEmail: (email = EMAIL) => actor.send({ type: 'EMAIL_SUBMITTED', email }),
    submitPassword: () => actor.send({ type: 'PASSWORD_SUBMITTED', ...typed }),
  };
}
const openEmailPage = () => start({ isCodePage: false, email: '' });
const openCodePage = () => start({ isCodePage: true, email: EMAIL });

describe('§2 forgot password', () => {
  it('requests the code once for the email', async () => {
    // §2.forgot-password.1
    const page = openEmailPage();
    expect(page.state()).toBe('askingEmail');
    page.submitEmail();
    page.submitEmail('another@example.com');
    expect(page.isBusy()).toBe(true);
    expect(page.getRequests('requestCode').map(({ input }) => input)).toEqual([{ email: EMAIL }]);
    await page.resolve('requestCode');
    expect(page.state()).toBe('codeRequested');
    expect(page.context().email).toBe(EMAIL);
  });

  it.each([refused, offline])('asks again after a failure, %#', async (error) => {
    const page = openEmailPage();
    page.submitEmail();
    await page.reject('requestCode', error);
    expect(page.state()).toBe('askingEmail');
    expect(page.context().failure).not.toBeNull();
    expect(page.mayBeReset()).toBe(false);
    page.submitEmail();
    expect(page.context().failure).toBeNull();
  });
});

describe('§2 reset password', () => {
  it('needs an email', () => {
    // §2.reset-password.2
    expect(start({ isCodePage: true, email: '' }).state()).toBe('emailMissing');
  });

  it('sends email, code and password once, and keeps no password', async () => {
    // §2.reset-password.1
    const page = openCodePage();
    expect(page.state()).toBe('askingPassword');
    page.submitPassword();
    page.submitPassword();
    expect(page.isBusy()).toBe(true);
    expect(page.getRequests('setPassword').map(({ input }) => input)).toEqual([
      { email: EMAIL, ...typed },
    ]);
    await page.resolve('setPassword');
    expect(page.state()).toBe('passwordSet');
    expect(page.context().typed).toEqual({ code: '', newPassword: '' });
  });

  it('may have set the password if a refusal follows an attempt without a response', async () => {
    const page = openCodePage();
    page.submitPassword();
    await page.reject('setPassword', refused);
    expect(page.context()).toMatchObject({ isUncertain: false, typed: { newPassword: '' } });
    expect(page.mayBeReset()).toBe(false);
    page.submitPassword();
    expect(page.context().failure).toBeNull();
    await page.reject('setPassword', offline);
    expect(page.context().failure).toEqual(offline.failure);
    expect(page.mayBeReset()).toBe(false);
    page.submitPassword();
    expect(page.mayBeReset()).toBe(false);
    await page.reject('setPassword', refused);
    expect(page.state()).toBe('askingPassword');
    expect(page.mayBeReset()).toBe(true);
  });
});
