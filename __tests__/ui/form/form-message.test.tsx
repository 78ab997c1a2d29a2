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
      isBusy={false}
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

/** The height that the message reserves; jsdom has no layout, so the test mocks `offsetHeight`. */
function getReservedHeight(element: HTMLElement): string {
  return element.style.minBlockSize;
}

describe('form message', () => {
  it('hides the message of an earlier submit when validation stops the next one, until a submit succeeds', async () => {
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

  it('keeps its height while resubmitting, and releases it afterwards', () => {
    jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(84);
    const formMessage = (isBusy: boolean, message: string | null) => (
      <FormMessage isBusy={isBusy}>{message !== null && <p>{message}</p>}</FormMessage>
    );
    const { container, rerender } = render(formMessage(false, null));
    const element = container.firstElementChild;
    if (!(element instanceof HTMLElement)) throw new Error('The message has no element.');
    expect(getReservedHeight(element)).toBe('');
    rerender(formMessage(true, null));
    expect(getReservedHeight(element)).toBe('');
    rerender(formMessage(false, 'Failed.'));
    expect(getReservedHeight(element)).toBe('');
    rerender(formMessage(true, null));
    expect(getReservedHeight(element)).toBe('84px');
    expect(element).toHaveAttribute('data-keeps-height');
    rerender(formMessage(false, null));
    expect(getReservedHeight(element)).toBe('');
    expect(element).not.toHaveAttribute('data-keeps-height');
  });
});
