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

describe('component examples page', () => {
  beforeEach(resetNavigationFocus);

  it('shows all components without accessibility violations', async () => {
    const { container } = renderExamples();
    expect(
      screen.getByRole('heading', { level: 1, name: 'Component examples' }),
    ).toBeInTheDocument();
    await expectNoAxeViolations(container);
  });

  it.each(['done', 'empty', 'dead end', 'failed to load', 'loading'])(
    'shows the whole page ‘%s’ without accessibility violations',
    async (name) => {
      const { container } = renderExamples();
      await userEvent.click(screen.getByRole('button', { name: `Show ‘${name}’` }));
      expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
      expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
      await expectNoAxeViolations(container);
    },
  );
});
