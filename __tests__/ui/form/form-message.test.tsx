import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { FormMessage } from '../../../src/ui/form/form-message';
import { TextFormField } from '../../../src/ui/form/form-fields';
import { ValidatedForm } from '../../../src/ui/form/validated-form';

type Values = { code: string };

function CodeForm() {
  const [hasFailed, setFailed] = useState(false);
  return (
    <ValidatedForm<Values>
      heading={<h1>Code</h1>}
      labels={{ code: 'Code' }}
      validate={({ code = '' }: Partial<Values>) => (code === '' ? { code: 'Required' } : {})}
      onSubmit={() => setFailed(true)}
    >
      {() => (
        <>
          <TextFormField name="code" label="Code" />
          <FormMessage isBusy={false}>{hasFailed && <p role="alert">Not this one.</p>}</FormMessage>
          <button>Continue</button>
        </>
      )}
    </ValidatedForm>
  );
}

/** How much room the place of an answer is given, in px; the page here has no layout, so `height` stands for it. */
function getReservedHeight(element: HTMLElement): string {
  return element.style.minBlockSize;
}

describe('the place of an answer', () => {
  it('is silent where a press went no further than the fields, until another is answered', async () => {
    const user = userEvent.setup();
    render(<CodeForm />);
    await user.type(screen.getByLabelText('Code'), '1');
    await user.click(screen.getByRole('button'));
    expect(screen.getByRole('alert')).toHaveTextContent('Not this one.');

    await user.clear(screen.getByLabelText('Code'));
    await user.click(screen.getByRole('button'));
    expect(screen.getByText('Required')).toBeInTheDocument();
    expect(screen.queryByText('Not this one.')).not.toBeInTheDocument();

    await user.type(screen.getByLabelText('Code'), '2');
    expect(screen.queryByText('Not this one.')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button'));
    expect(screen.getByText('Not this one.')).toBeInTheDocument();
  });

  it('keeps its room while the same is asked once more, and gives it up after that', () => {
    jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(84);
    const formMessage = (isBusy: boolean, message: string | null) => (
      <FormMessage isBusy={isBusy}>{message !== null && <p>{message}</p>}</FormMessage>
    );
    const { container, rerender } = render(formMessage(false, null));
    const element = container.firstElementChild;
    if (!(element instanceof HTMLElement)) throw new Error('There is no place.');
    expect(getReservedHeight(element)).toBe('');
    rerender(formMessage(true, null));
    expect(getReservedHeight(element)).toBe('');
    rerender(formMessage(false, 'Failed.'));
    expect(getReservedHeight(element)).toBe('');
    rerender(formMessage(true, null));
    expect(getReservedHeight(element)).toBe('84px');
    expect(element).toHaveAttribute('data-kept');
    rerender(formMessage(false, null));
    expect(getReservedHeight(element)).toBe('');
    expect(element).not.toHaveAttribute('data-kept');
  });
});
