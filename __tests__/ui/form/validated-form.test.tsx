import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MaskedFormField, TextFormField } from '../../../src/ui/form/form-fields';
import { PasswordFormField } from '../../../src/ui/form/password-form-fields';
import { ValidatedForm } from '../../../src/ui/form/validated-form';
import { expectNoAxeViolations } from '../../support/axe';

type Values = { lastName: string; email: string; time: string };

const REQUIRED = '* Required';

function validate({ lastName, email = '', time }: Partial<Values>) {
  return {
    ...(lastName === undefined && { lastName: REQUIRED }),
    ...(!email.includes('@') && { email: email === '' ? REQUIRED : 'Invalid email' }),
    ...(time === undefined && { time: 'Choose a time' }),
  };
}

function PersonForm() {
  return (
    <ValidatedForm<Values>
      heading={<h1>You</h1>}
      labels={{ lastName: 'Last name', email: 'Email', time: 'Time' }}
      validate={validate}
      onSubmit={() => undefined}
      isBusy={false}
    >
      {() => (
        <>
          <TextFormField name="lastName" label="Last name" />
          <TextFormField name="email" label="Email" />
          <TextFormField name="time" label="Time" />
          <button>Continue</button>
        </>
      )}
    </ValidatedForm>
  );
}

const links = () =>
  within(screen.getByRole('region', { name: 'There is a problem' }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent);

describe('D9 the error summary of a form', () => {
  it('D9: says what to do, while the error of §5 stands at the field', async () => {
    const user = userEvent.setup();
    render(<PersonForm />);
    await user.click(screen.getByRole('button'));
    expect(links()).toEqual(['Enter your last name', 'Enter your email', 'Choose a time']);
    expect(screen.getByLabelText('Last name')).toHaveAccessibleDescription(REQUIRED);

    await user.type(screen.getByLabelText('Email'), 'ada');
    expect(links()).toEqual([
      'Enter your last name',
      'Enter your full email, such as name@example.com',
      'Choose a time',
    ]);
    expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('Invalid email');
  });
});

describe('D9 a form that is being sent', () => {
  const toForm = (isBusy: boolean) => (
    <ValidatedForm<object>
      heading={<h1>You</h1>}
      labels={{}}
      validate={() => ({})}
      onSubmit={() => undefined}
      initialValues={{ name: 'Ada', phone: '', password: '' }}
      isBusy={isBusy}
    >
      {() => (
        <>
          <TextFormField name="name" label="Name" />
          <TextFormField name="clinic" label="Clinic" readOnly />
          <MaskedFormField name="phone" label="Phone" mask="(999) 999-9999" />
          <PasswordFormField name="password" label="Password" />
        </>
      )}
    </ValidatedForm>
  );

  it.each([
    ['Name', 'Ada'],
    ['Phone', ''],
    ['Password', ''],
  ])('D9: the field %s keeps the focus, and cannot be changed', async (label, value) => {
    const user = userEvent.setup();
    const { container, rerender } = render(toForm(false));
    const field = screen.getByLabelText(label);
    await user.click(field);
    rerender(toForm(true));
    await user.keyboard('2');
    expect(field).toHaveFocus();
    expect(field).toHaveValue(value);
    // A script can change it.
    fireEvent.change(field, { target: { value: '3' } });
    expect(field).toHaveValue(value);
    await expectNoAxeViolations(container);
    rerender(toForm(false));
    await user.keyboard('2');
    expect(field).not.toHaveValue(value);
    expect(screen.getByLabelText('Clinic')).toHaveAttribute('readonly');
  });
});
