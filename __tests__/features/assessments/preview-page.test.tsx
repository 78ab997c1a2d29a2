import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { startSandbox } from '../../../src/qa/sandbox/hosts/jest/start-sandbox';
import { renderApp } from '../../support/render-app';

const world = startSandbox();

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

describe('§2 /assessment-preview', () => {
  it('shows the stem of the questions, and cannot be submitted', async () => {
    // §2.previews.1
    renderApp({ location: '/assessment-preview?assessment=gad-7' });
    expect(await heading('GAD-7')).toBeVisible();
    expect(screen.getByText(/^Over the last 2 weeks/)).toBeVisible();
    const submit = screen.getByRole('button', { name: 'Submit' });
    expect(submit).toBeDisabled();
    expect(submit).toHaveAccessibleDescription(/preview/);
    expect(world.requests.map(({ endpoint }) => endpoint)).toEqual(['assessments']);
  });

  it.each(['', '?assessment=', '?assessment=no-such-form'])(
    'explains what to do if the query %j names no assessment',
    async (query) => {
      renderApp({ location: `/assessment-preview${query}` });
      expect(await heading('This link is no longer available')).toBeVisible();
      expect(screen.getByText(/Check the link and try again/)).toBeVisible();
    },
  );

  it('§2 /assessment-preview: shows an error if it cannot be loaded, and loads on Try again', async () => {
    world.faults.failNext({ path: 'assessments', kind: 'network', times: 2 });
    renderApp({ location: '/assessment-preview?assessment=phq-9' });
    expect(await screen.findByRole('alert')).toHaveTextContent(
      /^We couldn't load this\. Please try again\.$/,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await heading('PHQ-9')).toBeVisible();
  });
});
