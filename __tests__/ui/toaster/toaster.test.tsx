import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { showToast } from '../../../src/ui/toaster/toaster';
import { expectNoAxeViolations } from '../../support/axe';

const liveRegions = (element: Element): readonly Element[] => {
  const found: Element[] = [];
  for (let at: Element | null = element; at; at = at.parentElement) {
    if (at.matches('[aria-live], [role=status], [role=alert]')) found.push(at);
  }
  return found;
};

describe('§8 toasts', () => {
  it('§8 a toast is announced once: it is in a single, polite live region', async () => {
    showToast('Reminder deleted', { tone: 'success', durationMs: 2000 });
    const toast = await screen.findByText('Reminder deleted');
    const [region, ...others] = liveRegions(toast);
    expect(region).toHaveAttribute('aria-live', 'polite');
    expect(others).toEqual([]);
    await expectNoAxeViolations(document.body);
  });

  it('§8 toasts are shown one at a time', async () => {
    showToast('Confirmation code accepted!');
    showToast('Your account has been created!');
    await screen.findByText('Your account has been created!');
    // The earlier one is removed at the end of an animation, which jsdom does not run.
    const isLeaving = (text: string) =>
      screen.getByText(text).closest('.Toastify__toast')?.matches('.toast-exit');
    await waitFor(() => expect(isLeaving('Confirmation code accepted!')).toBe(true));
    expect(isLeaving('Your account has been created!')).toBe(false);
  });

  it('§8 a toast can be closed by its Close button', async () => {
    showToast('Unable to save your preference', { tone: 'error' });
    const toast = await screen.findByText('Unable to save your preference');
    await userEvent.click(screen.getAllByRole('button', { name: 'Close message' }).at(-1) ?? toast);
    // The toast is removed at the end of an animation, which jsdom does not run.
    fireEvent.animationEnd(toast.closest('.Toastify__toast') ?? toast);
    await waitFor(() => expect(toast).not.toBeInTheDocument());
  });

  it('§8 closing a toast gives the focus back to what had it before', async () => {
    render(<input aria-label="First name" />);
    showToast('Reminder created', { tone: 'success' });
    await screen.findByText('Reminder created');
    await userEvent.click(screen.getByRole('textbox', { name: 'First name' }));
    await userEvent.click(
      screen.getAllByRole('button', { name: 'Close message' }).at(-1) ?? document.body,
    );
    expect(screen.getByRole('textbox', { name: 'First name' })).toHaveFocus();
  });
});
