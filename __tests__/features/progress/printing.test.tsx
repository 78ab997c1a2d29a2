import { screen } from '@testing-library/react';
import { openProgress, region } from './open-progress';

const PRINT = 'Print or save as PDF';

describe('printing the progress page', () => {
  it('starts with a button', async () => {
    const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
    const { user } = openProgress('ada');
    await user.click(await screen.findByRole('button', { name: PRINT }));
    expect(print).toHaveBeenCalledTimes(1);
  });

  it('has no button in the native app, which cannot print', async () => {
    openProgress('ada', '/progress', 'PatientApp/3.2.7 (ios)');
    await (await region('Worksheets')).findByText(/completed so far/);
    expect(screen.queryByRole('button', { name: PRINT })).not.toBeInTheDocument();
  });

  it('names the patient, the days with their year, and the day of printing', async () => {
    openProgress('ada');
    await (await region('Worksheets')).findByText(/completed so far/);
    const header = screen.getByText('Ada Nwosu').parentElement;
    expect(header).toHaveTextContent(/\w+ \d+.*, 20\d\d/);
    expect(header).toHaveTextContent(/Printed \w+ \d+, 20\d\d/);
  });

  it('names the patient to a participant', async () => {
    openProgress('sams-mother');
    expect(await screen.findByText('Sam')).toBeInTheDocument();
  });
});
