import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Page } from '../../../src/ui/page/page';
import { expectNoAxeViolations } from '../../support/axe';

describe('page', () => {
  it('§8: begins with a link that moves the focus to the heading and leaves the address alone', async () => {
    const { container } = render(
      <Page header={<a href="/elsewhere">Elsewhere</a>}>
        <h1 tabIndex={-1}>Check in</h1>
      </Page>,
    );
    await userEvent.tab();
    expect(screen.getByRole('link', { name: 'Jump to content' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(screen.getByRole('heading', { name: 'Check in' })).toHaveFocus();
    expect(location.hash).toBe('');
    await expectNoAxeViolations(container);
  });
});
