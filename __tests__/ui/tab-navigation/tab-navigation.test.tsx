import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { TabNavigation } from '../../../src/ui/tab-navigation/tab-navigation';
import { expectNoAxeViolations } from '../../support/axe';

describe('bottom navigation', () => {
  it('D8: names its links, marks the current one, and includes the badge text in the name', async () => {
    const { container } = render(
      <MemoryRouter>
        <TabNavigation
          label="Main"
          tabs={[
            {
              to: '/',
              isCurrent: false,
              label: 'Home',
              icon: 'home',
              badge: { count: 2, text: '2 overdue' },
            },
            { to: '/progress', isCurrent: true, label: 'Progress', icon: 'chart' },
          ]}
        />
      </MemoryRouter>,
    );
    expect(screen.getByRole('navigation', { name: 'Main' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Progress' })).toHaveAttribute('aria-current', 'page');
    expect(screen.getByRole('link', { name: 'Home 2 overdue' })).not.toHaveAttribute(
      'aria-current',
    );
    await expectNoAxeViolations(container);
  });
});
