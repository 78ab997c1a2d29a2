import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Alert } from '../../../src/ui/alert/alert';

describe('alert', () => {
  it('D8: an error has role=alert, which contains only the text and not the buttons', () => {
    render(<Alert actions={<button>Try again</button>}>Something went wrong.</Alert>);
    expect(screen.getByRole('alert')).toHaveTextContent(/^Something went wrong\.$/);
    expect(screen.getByRole('button', { name: 'Try again' })).toBeInTheDocument();
  });

  it('moves the focus to the heading of its section when it is removed with the focused button', () => {
    const page = (alert: ReactNode) => (
      <main>
        <h1>Policies</h1>
        <section>
          <h2>Documents</h2>
          {alert}
        </section>
      </main>
    );
    const { rerender } = render(page(<Alert actions={<button>Try again</button>}>Failed.</Alert>));
    screen.getByRole('button').focus();
    rerender(page(null));
    expect(screen.getByRole('heading', { name: 'Documents' })).toHaveFocus();
  });

  it('leaves the focus alone when it is removed while another element has it', () => {
    const { rerender } = render(
      <main>
        <h1>Policies</h1>
        <button>Back</button>
        <Alert>Failed.</Alert>
      </main>,
    );
    screen.getByRole('button').focus();
    rerender(
      <main>
        <h1>Policies</h1>
        <button>Back</button>
      </main>,
    );
    expect(screen.getByRole('button')).toHaveFocus();
  });

  it('an information is not announced at once', () => {
    render(<Alert tone="info">Nothing is sent.</Alert>);
    expect(screen.getByText('Nothing is sent.')).toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});
