import { render, screen } from '@testing-library/react';
import { Alert } from '../../../src/ui/alert/alert';

describe('alert', () => {
  it('D8: is a role=alert for an error of a whole form, whose text alone is read', () => {
    render(<Alert actions={<button>Try again</button>}>Something went wrong.</Alert>);
    expect(screen.getByRole('alert')).toHaveTextContent(/^Something went wrong\.$/);
    expect(screen.getByRole('button', { name: 'Try again' })).toBeInTheDocument();
  });

  it('does not interrupt for anything else', () => {
    render(<Alert tone="info">Nothing is sent.</Alert>);
    expect(screen.getByText('Nothing is sent.')).toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});
