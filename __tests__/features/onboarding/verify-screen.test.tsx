import { createEvent, fireEvent, screen } from '@testing-library/react';
import { startSandbox } from '../../../src/qa/sandbox/hosts/jest/start-sandbox';
import { expectNoAxeViolations } from '../../support/axe';
import { findHeading } from '../../support/render-app';
import {
  getRequestBodies,
  FAMILY_PHONE,
  field,
  fill,
  renderOnboarding,
  press,
  goToCodeStep,
  expectAlert,
  expectToast,
  lookUpByPhone,
} from './render-onboarding';

const world = startSandbox();

const sentCode = () => world.outbox.at(-1)?.code ?? '';
const checks = () => getRequestBodies(world, 'verification-code');

describe('§2 accept-invite: verify', () => {
  it('shows where the code was sent and asks for it', async () => {
    await goToCodeStep();
    expect(document.title).toBe('Enter your code · Stillwater');
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    expect(screen.getByText('Step 2 of 3')).toBeVisible();
    expect(screen.getByText(/^We sent a/)).toHaveTextContent(
      'We sent a 6-digit code to (201) 555-0140.',
    );
    expect(field('Verification code')).toHaveAttribute('inputmode', 'numeric');
    expect(field('Verification code')).toHaveAttribute('autocomplete', 'one-time-code');
    await expectNoAxeViolations(document.body);
  });

  it('§8 continues with a toast, and sends the code with the contact of the lookup', async () => {
    // §8.onboarding.3
    const page = await goToCodeStep();
    const code = sentCode();
    await fill(page, 'Verification code', code);
    await press(page, 'Continue');
    await findHeading('Set up your account');
    await expectToast('Confirmation code accepted!');
    expect(checks()).toEqual([{ code, phoneNumber: '+12015550140' }]);
  });

  it('§5: accepts a code in the digits of another script', async () => {
    const page = await goToCodeStep();
    const code = sentCode();
    await fill(
      page,
      'Verification code',
      code.replaceAll(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'[Number(digit)] ?? ''),
    );
    expect(field('Verification code')).toHaveValue(code);
  });

  it('§5: digits that an input method composes become ours once they are composed', async () => {
    await goToCodeStep();
    const code = field('Verification code');
    fireEvent(code, createEvent.input(code, { target: { value: '１２' }, isComposing: true }));
    expect(code).toHaveValue('１２');
    fireEvent.compositionEnd(code);
    expect(code).toHaveValue('12');
  });

  it('sends last name and date of birth if they were asked for', async () => {
    const page = await renderOnboarding();
    await lookUpByPhone(page, FAMILY_PHONE);
    await screen.findByLabelText('Last name');
    await fill(page, 'Last name', 'Lindqvist');
    await fill(page, 'Date of birth', '12011972');
    await press(page, 'Continue');
    await findHeading('Enter your code');
    const code = sentCode();
    await fill(page, 'Verification code', code);
    await press(page, 'Continue');
    await findHeading('Set up your account');
    const person = { lastName: 'Lindqvist', dateOfBirth: '1972-12-01' };
    expect(checks()).toEqual([{ code, phoneNumber: '+12015550130', ...person }]);
  });
});

describe('§5 verification code', () => {
  it.each([
    ['pasted in groups', (code: string) => `${code.slice(0, 3)} ${code.slice(3)}`],
    ['pasted with the words around it', (code: string) => `Your code is ${code}.`],
    ['pasted with a line end', (code: string) => ` ${code}\n`],
  ])('is accepted when it is %s', async (_, pasted) => {
    const page = await goToCodeStep();
    const code = sentCode();
    await page.user.click(field('Verification code'));
    await page.user.paste(pasted(code));
    await press(page, 'Continue');
    await findHeading('Set up your account');
    expect(checks()).toMatchObject([{ code }]);
  });

  it.each([
    ['', 'Please enter the code that was sent to you'],
    ['abcdef', 'Please enter the code that was sent to you'],
    ['12345', 'The code has 6 digits'],
  ])('is rejected when it is %j: %s', async (text, message) => {
    // §5.code.1
    const page = await goToCodeStep();
    if (text !== '') await page.user.type(field('Verification code'), text);
    await press(page, 'Continue');
    expect(field('Verification code')).toHaveAccessibleDescription(message);
    expect(field('Verification code')).toHaveFocus();
    await expectNoAxeViolations(document.body);
    expect(checks()).toEqual([]);
  });
});

describe('§8 verification', () => {
  it('shows the server’s message, keeps the code and accepts another', async () => {
    // §8.onboarding.1
    const page = await goToCodeStep();
    await fill(page, 'Verification code', '000000');
    await press(page, 'Continue');
    await expectAlert('This code is not right. Please check it and try again.');
    expect(field('Verification code')).toHaveValue('000000');
    await expectNoAxeViolations(document.body);
    await fill(page, 'Verification code', sentCode());
    await press(page, 'Continue');
    await findHeading('Set up your account');
  });

  it('keeps the code after a failed request, which can be sent again', async () => {
    world.faults.failNext({ path: 'verification-code', kind: 'network' });
    const page = await goToCodeStep();
    await fill(page, 'Verification code', sentCode());
    await press(page, 'Continue');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      /^We couldn't check your code\. .+ offline/,
    );
    expect(field('Verification code')).toHaveValue(sentCode());
    await press(page, 'Continue');
    await findHeading('Set up your account');
  });
});
