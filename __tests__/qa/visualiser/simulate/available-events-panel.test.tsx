import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { intakeEntry } from '../../../../machines/intake/qa/intake.walkthroughs';
import { AvailableEventsPanel } from '../../../../src/qa/visualiser/simulate/available-events-panel';
import { CustomEventForm } from '../../../../src/qa/visualiser/simulate/custom-event-form';
import { getSimulator } from '../../../../src/qa/visualiser/simulate/simulator';

describe('panel of a machine that has stopped', () => {
  it.each([
    [false, 'Start over to continue.'],
    [true, 'Undo to continue.'],
  ])('shows the error and how to continue (has steps: %j)', (hasSteps, advice) => {
    const snapshot = getSimulator(intakeEntry).start(null);
    expect(snapshot.problem).toMatch(/[^.]\.$/);
    const { entry, onSend } = { entry: intakeEntry, onSend: () => null };
    render(<AvailableEventsPanel {...{ entry, snapshot, hasSteps, onSend }} />);
    expect(screen.getByRole('alert')).toHaveTextContent(
      `The machine has stopped: ${snapshot.problem} ${advice}`,
    );
  });
});

describe('custom event', () => {
  it.each(['null', '[1]', '"x"', '7'])('is rejected with the payload %s', async (payload) => {
    const onSend = jest.fn(() => null);
    render(<CustomEventForm entry={intakeEntry} onSend={onSend} />);
    await userEvent.click(screen.getByText('Send any event'));
    const field = screen.getByLabelText('Payload');
    await userEvent.clear(field);
    await userEvent.click(field);
    await userEvent.paste(payload);
    await userEvent.click(screen.getByText('Send'));
    expect(screen.getByText('A payload must be an object in braces, or empty.')).toBeVisible();
    expect(onSend).not.toHaveBeenCalled();
  });
});
