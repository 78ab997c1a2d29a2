import { act, screen } from '@testing-library/react';
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

  it('includes the table of every chart, and closes them again', async () => {
    openProgress('ada');
    for (const name of ['Symptoms', 'Lifestyle', 'Worksheets'])
      await (await region(name)).findByRole('button', { name: 'Show as table' });
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
    act(() => void window.dispatchEvent(new Event('beforeprint')));
    expect(screen.getAllByRole('table')).toHaveLength(3);
    act(() => void window.dispatchEvent(new Event('afterprint')));
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
  });
});
