import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Button } from '../../../src/ui/button/button';
import { ConfirmDialog } from '../../../src/ui/dialog/confirm-dialog';
import { expectNoAxeViolations } from '../../support/axe';

function Harness({ onConfirm }: { readonly onConfirm: () => void }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Leave</Button>
      <ConfirmDialog
        isOpen={isOpen}
        title="Leave without sending?"
        confirmLabel="Yes, leave"
        cancelLabel="Stay"
        onConfirm={onConfirm}
        onCancel={() => setOpen(false)}
      >
        Your answers have not been sent.
      </ConfirmDialog>
    </>
  );
}

async function open() {
  const onConfirm = jest.fn();
  const { container } = render(<Harness onConfirm={onConfirm} />);
  await userEvent.click(screen.getByRole('button', { name: 'Leave' }));
  return { container, onConfirm };
}

describe('confirm dialog', () => {
  it('focuses its title when it opens, and is described by its text', async () => {
    const { container } = await open();
    const dialog = screen.getByRole('alertdialog', { name: 'Leave without sending?' });
    expect(dialog).toHaveAccessibleDescription('Your answers have not been sent.');
    expect(screen.getByRole('heading')).toHaveFocus();
    await expectNoAxeViolations(container);
  });

  it('calls onConfirm when the confirm button is pressed', async () => {
    const { onConfirm } = await open();
    await userEvent.click(screen.getByRole('button', { name: 'Yes, leave' }));
    expect(onConfirm).toHaveBeenCalledTimes(1);
  });

  it('returns the focus to the previous element when it is cancelled', async () => {
    await open();
    await userEvent.click(screen.getByRole('button', { name: 'Stay' }));
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Leave' })).toHaveFocus();
  });

  it('cancels on Escape', async () => {
    const { onConfirm } = await open();
    // The browser turns Escape into this event; jsdom does not.
    fireEvent(screen.getByRole('alertdialog'), new Event('cancel', { cancelable: true }));
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(onConfirm).not.toHaveBeenCalled();
  });
});
