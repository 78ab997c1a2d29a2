import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { APP_MESSAGE } from '../../../../src/qa/sandbox/launcher/wrapper-frame';
import { WrapperPage } from '../../../../src/qa/sandbox/launcher/wrapper-page';

const getFrame = () => screen.getByTitle('The app');
const getFrameQuery = () => {
  const url = getFrame().getAttribute('src') ?? '';
  return Object.fromEntries(new URL(url, 'https://sandbox.example').searchParams);
};
const sendMessage = (message: object) =>
  act(() => {
    getFrame().dispatchEvent(new CustomEvent(APP_MESSAGE, { detail: JSON.stringify(message) }));
  });
const getMessages = () => within(screen.getByRole('region', { name: 'Messages' }));

function renderWrapperPage() {
  render(<WrapperPage />, { wrapper: MemoryRouter });
  return userEvent.setup();
}

describe('the native app simulator', () => {
  it('starts the app in a version with native login, and restarts it on any chosen device', async () => {
    const user = renderWrapperPage();
    expect(getFrameQuery()).toEqual({
      platform: 'ios',
      version: '3.2.7',
      bridge: 'works',
      path: '/user/ada/assessments?context=patient_app',
    });
    await user.selectOptions(
      screen.getByLabelText('Preset'),
      'Android 3.2.4: last with app-owned navigation',
    );
    expect(getFrameQuery()).toMatchObject({ platform: 'android', version: '3.2.4' });
    await user.clear(screen.getByLabelText('Version'));
    await user.type(screen.getByLabelText('Version'), '9.1');
    await user.click(screen.getByRole('button', { name: 'Restart with this version' }));
    expect(getFrameQuery()).toMatchObject({ platform: 'android', version: '9.1' });
    await user.selectOptions(screen.getByLabelText('Bridge'), 'Throws on send');
    expect(getFrameQuery()).toMatchObject({ version: '9.1', bridge: 'throws' });
  });

  it('opens a screen in the frame', async () => {
    const user = renderWrapperPage();
    await user.click(screen.getByRole('button', { name: 'Account' }));
    expect(getFrameQuery()).toMatchObject({ path: '/settings/account' });
  });

  it('logs the messages of the page, newest first, and clears the log', async () => {
    const user = renderWrapperPage();
    sendMessage({ type: 'auth-success', payload: { userId: 'ada' } });
    sendMessage({ type: 'open-window' });
    const [newest, older] = getMessages().getAllByRole('listitem');
    expect(newest).toHaveTextContent(/open-window.*Breaks the contract/);
    expect(older).toHaveTextContent('auth-success{"userId":"ada"}');
    await user.click(getMessages().getByRole('button', { name: 'Clear' }));
    expect(getMessages().queryByRole('listitem')).not.toBeInTheDocument();
  });

  it('navigates as the native app does, unless responding is off', async () => {
    const user = renderWrapperPage();
    sendMessage({ type: 'navigate-settings' });
    expect(getFrameQuery()).toMatchObject({ path: '/settings' });
    await user.click(screen.getByRole('switch', { name: 'Respond to messages' }));
    sendMessage({ type: 'navigate-profile' });
    expect(getFrameQuery()).toMatchObject({ path: '/settings' });
  });
});
