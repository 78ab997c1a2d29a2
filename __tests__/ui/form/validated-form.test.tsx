import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TextFormField } from '../../../src/ui/form/form-fields';
import { ValidatedForm } from '../../../src/ui/form/validated-form';

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
