import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { ComponentExamplesPage } from '../../../src/qa/component-examples/component-examples-page';
import { resetNavigationFocus } from '../../../src/ui/page-heading/focus-on-navigate';
import { expectNoAxeViolations } from '../../support/axe';

const renderExamples = () =>
  render(
    <MemoryRouter>
      <main>
        <ComponentExamplesPage />
      </main>
    </MemoryRouter>,
  );

describe('catalogue', () => {
  beforeEach(resetNavigationFocus);

  it('shows every component without an accessibility fault', async () => {
    const { container } = renderExamples();
    expect(screen.getByRole('heading', { level: 1, name: 'Catalogue' })).toBeInTheDocument();
    await expectNoAxeViolations(container);
  });

  it.each(['done', 'empty', 'dead end', 'failed to load', 'loading'])(
    'shows the whole screen ‘%s’ without one either',
    async (name) => {
      const { container } = renderExamples();
      await userEvent.click(screen.getByRole('button', { name: `Show ‘${name}’` }));
      expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
      expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
      await expectNoAxeViolations(container);
    },
  );
});
