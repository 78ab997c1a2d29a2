import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expectAdopted, settle } from './expect-adopted';
import { findHeading, openFirstView, startAppOnPage } from './open-first-view';
import { setupPageTests } from './setup-page-tests';

// In browsers with this property no script measures a text box.
Object.assign(document.documentElement.style, { fieldSizing: 'content' });

const world = setupPageTests();

const LINK = '/user/ada/assessments?context=sms&assessments=phq-9,gad-7';

describe('D12: the first view in Spanish', () => {
  it.each([
    ['phq-9', 'PHQ-9'],
    ['sleep-and-habits', 'Sleep and habits'],
    ['unfamiliar', 'A newer form'],
  ])('§4: shows %s as the app does, which takes over its elements', async (id, name) => {
    const root = await openFirstView(
      `/user/tess/assessments?context=clinician_app&assessments=${id}&lang=es`,
    );
    await findHeading(name);
    expect(document.documentElement).toHaveAttribute('lang', 'es');
    expect(document.documentElement).toHaveAttribute('dir', 'ltr');
    expect(root).toHaveTextContent(/Alrededor de|minuto/);
    expect(screen.getByRole('button', { name: 'Enviar' })).toBeVisible();
    await expectAdopted(root);
  });

  it('§4: names what a patient’s mother answers for the patient', async () => {
    const root = await openFirstView('/user/sams-mother/assessments?context=email&lang=es');
    await findHeading('Sleep and habits');
    expect(root).toHaveTextContent('Evaluaciones de Sam');
    await expectAdopted(root);
  });

  it('has the links to other languages that the app has; the app follows a press, with the answers', async () => {
    await openFirstView(`${LINK}&lang=es`);
    await findHeading('PHQ-9');
    const [first] = screen.getAllByRole('radio');
    if (first === undefined) throw new Error('There is no question.');
    await userEvent.click(first);
    expect(screen.queryByRole('link', { name: 'Español' })).not.toBeInTheDocument();
    const link = screen.getByRole('link', { name: 'English' });
    expect(link).toHaveAttribute('hreflang', 'en');
    await userEvent.click(link);
    expect(link).toHaveAttribute('aria-busy', 'true');
    await startAppOnPage();
    expect(await screen.findByRole('link', { name: 'Español' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Next' })).toBeVisible();
    expect(first).toBeChecked();
  });

  it('is replaced by English if the app cannot load its texts, with the answers', async () => {
    await openFirstView(`${LINK}&lang=es`);
    await findHeading('PHQ-9');
    const [first] = screen.getAllByRole('radio');
    if (first === undefined) throw new Error('There is no question.');
    await userEvent.click(first);
    jest.doMock('../../src/translations/es.po', () => {
      throw new Error('offline');
    });
    await startAppOnPage();
    jest.dontMock('../../src/translations/es.po');
    expect(screen.getByRole('button', { name: 'Next' })).toBeVisible();
    expect(document.documentElement).toHaveAttribute('lang', 'en');
    expect(screen.getAllByRole('radio')[0]).toBeChecked();
    expect(first).not.toBeInTheDocument();
  });

  it('sends no request and draws nothing if its script arrives when the app has rendered', async () => {
    await openFirstView(LINK);
    await startAppOnPage();
    await findHeading('PHQ-9');
    // Once the page has settled, the app itself asks for a session.
    const countRequests = () =>
      world.requests.filter(({ endpoint }) => endpoint !== 'session').length;
    const requestCount = countRequests();
    jest.isolateModules(() => {
      // oxlint-disable-next-line typescript/no-require-imports -- the script runs when it is loaded
      require('../../src/first-view/translated-view.entry');
    });
    await act(settle);
    expect(window.pageLoad?.firstView).toBeNull();
    expect(countRequests()).toBe(requestCount);
  });
});
