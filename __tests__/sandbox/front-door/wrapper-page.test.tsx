import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { APP_MESSAGE } from '../../../src/sandbox/front-door/wrapper-frame';
import { WrapperPage } from '../../../src/sandbox/front-door/wrapper-page';

const frame = () => screen.getByTitle('The app');
const query = () => {
  const url = frame().getAttribute('src') ?? '';
  return Object.fromEntries(new URL(url, 'https://sandbox.example').searchParams);
};
const say = (message: object) =>
  act(() => {
    frame().dispatchEvent(new CustomEvent(APP_MESSAGE, { detail: JSON.stringify(message) }));
  });
const messages = () => within(screen.getByRole('region', { name: 'Messages' }));

function open() {
  render(<WrapperPage />, { wrapper: MemoryRouter });
  return userEvent.setup();
}

describe('the native app simulator', () => {
  it('starts the app as the newest kind, and as any that is chosen', async () => {
    const user = open();
    expect(query()).toEqual({ platform: 'ios', version: '3.2.7', bridge: 'works', path: '/' });
    await user.selectOptions(
      screen.getByLabelText('At a threshold'),
      'Android 3.2.4: last with the old Back',
    );
    expect(query()).toMatchObject({ platform: 'android', version: '3.2.4' });
    await user.clear(screen.getByLabelText('Version'));
    await user.type(screen.getByLabelText('Version'), '9.1');
    await user.click(screen.getByRole('button', { name: 'Start this version' }));
    expect(query()).toMatchObject({ platform: 'android', version: '9.1' });
    await user.selectOptions(screen.getByLabelText('Bridge'), 'Sending one throws');
    expect(query()).toMatchObject({ version: '9.1', bridge: 'throws' });
  });

  it('opens a screen', async () => {
    const user = open();
    await user.click(screen.getByRole('button', { name: 'Account' }));
    expect(query()).toMatchObject({ path: '/settings/account' });
  });

  it('logs what the page says, the newest first, and clears it', async () => {
    const user = open();
    say({ type: 'auth-success', payload: { userId: 'ada' } });
    say({ type: 'open-door' });
    const [newest, older] = messages().getAllByRole('listitem');
    expect(newest).toHaveTextContent(/open-door.*Not as agreed/);
    expect(older).toHaveTextContent('auth-success{"userId":"ada"}');
    await user.click(messages().getByRole('button', { name: 'Clear' }));
    expect(messages().queryByRole('listitem')).not.toBeInTheDocument();
  });

  it('goes where the app would go, unless it is told to stay', async () => {
    const user = open();
    say({ type: 'navigate-settings' });
    expect(query()).toMatchObject({ path: '/settings' });
    await user.click(screen.getByRole('switch', { name: 'Answer messages' }));
    say({ type: 'navigate-profile' });
    expect(query()).toMatchObject({ path: '/settings' });
  });
});
