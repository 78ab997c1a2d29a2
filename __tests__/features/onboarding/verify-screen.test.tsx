import { screen } from '@testing-library/react';
import { startSandbox } from '../../../src/sandbox/hosts/jest/start-sandbox';
import { expectNoAxeViolations } from '../../support/axe';
import {
  bodiesOf,
  FAMILY_PHONE,
  field,
  fill,
  openOnboarding,
  press,
  reachCode,
  seeProblem,
  seeScreen,
  seeToast,
  seekByPhone,
} from './onboarding-desk';

const { world, stop } = startSandbox();
afterAll(stop);
beforeEach(() => world.reset());

const sentCode = () => world.outbox.at(-1)?.code ?? '';
const checks = () => bodiesOf(world, 'verification-code');

describe('§2 accept-invite: verify', () => {
  it('says where the code went, and asks for it', async () => {
    await reachCode();
    expect(document.title).toBe('Enter your code · Stillwater');
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    expect(screen.getByText('Step 2 of 3')).toBeVisible();
    expect(screen.getByText('We sent a 6-digit code to (201) 555-0140.')).toBeVisible();
    expect(field('Verification code')).toHaveAttribute('inputmode', 'numeric');
    expect(field('Verification code')).toHaveAttribute('autocomplete', 'one-time-code');
    await expectNoAxeViolations(document.body);
  });

  it('§8 goes on with the toast, and sends what was looked up with', async () => {
    const desk = await reachCode();
    const code = sentCode();
    await fill(desk, 'Verification code', code);
    await press(desk, 'Continue');
    await seeScreen('Set up your account');
    await seeToast('Confirmation code accepted!');
    expect(checks()).toEqual([{ code, phoneNumber: '+12015550140' }]);
  });

  it('sends last name and date of birth where they were asked for', async () => {
    const desk = await openOnboarding();
    await seekByPhone(desk, FAMILY_PHONE);
    await screen.findByLabelText('Last name');
    await fill(desk, 'Last name', 'Lindqvist');
    await fill(desk, 'Date of birth', '12011972');
    await press(desk, 'Continue');
    await seeScreen('Enter your code');
    const code = sentCode();
    await fill(desk, 'Verification code', code);
    await press(desk, 'Continue');
    await seeScreen('Set up your account');
    const person = { lastName: 'Lindqvist', dateOfBirth: '1972-12-01' };
    expect(checks()).toEqual([{ code, phoneNumber: '+12015550130', ...person }]);
  });
});

describe('§5 verification code', () => {
  it.each([
    ['pasted in groups', (code: string) => `${code.slice(0, 3)} ${code.slice(3)}`],
    ['pasted with the words around it', (code: string) => `Your code is ${code}.`],
    ['pasted with a line end', (code: string) => ` ${code}\n`],
  ])('is taken when it is %s', async (_, pasted) => {
    const desk = await reachCode();
    const code = sentCode();
    await desk.user.click(field('Verification code'));
    await desk.user.paste(pasted(code));
    await press(desk, 'Continue');
    await seeScreen('Set up your account');
    expect(checks()).toMatchObject([{ code }]);
  });

  it.each([
    ['', 'Please enter the code that was sent to you'],
    ['abcdef', 'Please enter the code that was sent to you'],
    ['12345', 'The code has 6 digits'],
    ['1234567', 'The code has 6 digits'],
  ])('is not %j', async (text, message) => {
    const desk = await reachCode();
    if (text !== '') await desk.user.type(field('Verification code'), text);
    await press(desk, 'Continue');
    expect(field('Verification code')).toHaveAccessibleDescription(message);
    expect(field('Verification code')).toHaveFocus();
    await expectNoAxeViolations(document.body);
    expect(checks()).toEqual([]);
  });
});

describe('§8 verification', () => {
  it('shows the message of the server, keeps the code and takes another', async () => {
    const desk = await reachCode();
    await fill(desk, 'Verification code', '000000');
    await press(desk, 'Continue');
    await seeProblem('This code is not right. Please check it and try again.');
    expect(field('Verification code')).toHaveValue('000000');
    await expectNoAxeViolations(document.body);
    await fill(desk, 'Verification code', sentCode());
    await press(desk, 'Continue');
    await seeScreen('Set up your account');
  });

  it.each([
    [{ kind: 'status', message: null }, /^We couldn't check your code\. .+ problem/],
    [{ kind: 'network' }, /^We couldn't check your code\. .+ offline/],
    [{ kind: 'malformed' }, /^We couldn't check your code\. Please try again\.$/],
  ] as const)(
    'a call that fails (%j) keeps the code and can be made again',
    async (fault, text) => {
      world.faults.failNext({ path: 'verification-code', ...fault });
      const desk = await reachCode();
      await fill(desk, 'Verification code', sentCode());
      await press(desk, 'Continue');
      expect(await screen.findByRole('alert')).toHaveTextContent(text);
      expect(field('Verification code')).toHaveValue(sentCode());
      await press(desk, 'Continue');
      await seeScreen('Set up your account');
    },
  );
});
