import { act, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { RestartContext } from '../../../src/lib/kiosk/restart-context';
import { KioskEndPage } from '../../../src/questions/notices/kiosk-end-page';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('D7 nothing to fill in at a kiosk', () => {
  it('D7: starts over by itself after the ten seconds of the page after a submit', () => {
    const restart = jest.fn();
    render(
      <MemoryRouter>
        <RestartContext value={restart}>
          <KioskEndPage heading="You're all set!" />
        </RestartContext>
      </MemoryRouter>,
    );
    expect(screen.getByText('This screen will start over in 10 seconds.')).toBeVisible();
    for (let second = 0; second < 9; second += 1) act(() => jest.advanceTimersByTime(1000));
    expect(restart).not.toHaveBeenCalled();
    act(() => jest.advanceTimersByTime(1000));
    expect(restart).toHaveBeenCalledTimes(1);
  });
});
