import { configure, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { showToast } from '../../../src/ui/toaster/toaster';
import { expectNoAxeViolations } from '../../support/axe';

// The first toast fetches what shows it.
configure({ asyncUtilTimeout: 4_000 });

const liveRegions = (element: Element): readonly Element[] => {
  const found: Element[] = [];
  for (let at: Element | null = element; at; at = at.parentElement) {
    if (at.matches('[aria-live], [role=status], [role=alert]')) found.push(at);
  }
  return found;
};

describe('§8 toasts', () => {
  it('§8 reads the text once: it stands in one place, in one polite live region', async () => {
    showToast('Reminder deleted', { tone: 'success', durationMs: 2000 });
    const toast = await screen.findByText('Reminder deleted');
    const [region, ...others] = liveRegions(toast);
    expect(region).toHaveAttribute('aria-live', 'polite');
    expect(others).toEqual([]);
    await expectNoAxeViolations(document.body);
  });

  it('§8 can be closed by a button that says so', async () => {
    showToast('Unable to save your preference', { tone: 'error' });
    const toast = await screen.findByText('Unable to save your preference');
    await userEvent.click(screen.getAllByRole('button', { name: 'Close message' }).at(-1) ?? toast);
    // The end of an animation takes the toast away, and jsdom plays none.
    fireEvent.animationEnd(toast.closest('.Toastify__toast') ?? toast);
    await waitFor(() => expect(toast).not.toBeInTheDocument());
  });
});
