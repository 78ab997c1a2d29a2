import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import * as v from 'valibot';
import { AppPrompt, type StoreUrls } from '../../../src/app/layouts/app-prompt';
import { configurationSchema } from '../../../src/lib/configuration/configuration.schema';
import { createWrapper } from '../../../src/wrapper/create-wrapper';
import { WrapperContext } from '../../../src/wrapper/wrapper-context';

const configuration = v.parse(configurationSchema, {
  appStoreUrl: 'https://apps.apple.com/own',
  playStoreUrl: 'https://play.google.com/own',
});

function renderPrompt(path: string, userAgentSuffix = '', stores: StoreUrls = configuration) {
  const wrapper = createWrapper({
    navigator: { userAgent: `Mozilla/5.0 ${userAgentSuffix}`.trim() },
    ReactNativeWebView: { postMessage: () => undefined },
  });
  return render(
    <WrapperContext value={wrapper}>
      <MemoryRouter>
        <AppPrompt stores={stores} location={new URL(path, window.location.href)} />
        <h1 tabIndex={-1}>Log in</h1>
      </MemoryRouter>
    </WrapperContext>,
  );
}

const prompt = () => screen.queryByRole('link', { name: 'Use the App' });
const mockUserAgent = (userAgent: string) =>
  jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);

afterEach(() => sessionStorage.clear());

describe("§2 chrome: the 'Use the App' banner", () => {
  it.each([
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)', 'https://apps.apple.com/own'],
    ['Mozilla/5.0 (Linux; Android 14; Pixel)', 'https://play.google.com/own'],
    ['Mozilla/5.0 (X11; Linux x86_64)', '/app-invite'],
  ])('D9: on %s links to %s', (userAgent, href) => {
    mockUserAgent(userAgent);
    renderPrompt('/user/ada/assessments');
    expect(prompt()).toHaveAttribute('href', href);
  });

  it.each([
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)', '/app-invite'],
    ['Mozilla/5.0 (Linux; Android 14; Pixel)', 'https://play.google.com/own'],
    ['Mozilla/5.0 (X11; Linux x86_64)', '/app-invite'],
  ])('D1: with the app in one store only, on %s links to %s', (userAgent, href) => {
    mockUserAgent(userAgent);
    renderPrompt('/', '', { ...configuration, appStoreUrl: '' });
    expect(prompt()).toHaveAttribute('href', href);
  });

  it('D1: is not shown if the app is in no store', () => {
    renderPrompt('/', '', { appStoreUrl: '', playStoreUrl: '' });
    expect(prompt()).not.toBeInTheDocument();
  });

  it('is hidden for the tab’s session once it is dismissed', async () => {
    // §2.chrome.8
    const { unmount } = renderPrompt('/login');
    await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(prompt()).not.toBeInTheDocument();
    expect(screen.getByRole('heading')).toHaveFocus();
    unmount();
    renderPrompt('/login');
    expect(prompt()).not.toBeInTheDocument();
  });

  it.each(['/user/ada/assessments?context=kiosk', '/user/ada/assessments?context=clinician_app'])(
    'is not shown at %s',
    (path) => {
      renderPrompt(path);
      expect(prompt()).not.toBeInTheDocument();
    },
  );

  it.each(['/user/ada/assessments?context=sms', '/'])('is shown at %s', (path) => {
    // §2.chrome.7
    renderPrompt(path);
    expect(prompt()).toBeInTheDocument();
  });

  it('is not shown inside the wrapper', () => {
    // §2.chrome.7
    renderPrompt('/', 'PatientApp/3.2.7 (ios)');
    expect(prompt()).not.toBeInTheDocument();
  });
});
