import { render, screen } from '@testing-library/react';
import { RestartContext } from '../../../src/lib/kiosk/restart-context';
import { SafeHtml } from '../../../src/ui/safe-html/safe-html';

const HTML = `<p id="text">Read <a href="https://clinic.example/care">our notes</a> or write to
  <a href="mailto:help@clinic.example">help@clinic.example</a>.</p>`;

describe('§3 HTML from the server', () => {
  it('§3 consent: links open in a new window', () => {
    render(<SafeHtml html={HTML} />);
    const link = screen.getByRole('link', { name: 'our notes' });
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  });

  it('§3 consent: on a kiosk links are text with their address', () => {
    render(
      <RestartContext value={() => undefined}>
        <SafeHtml html={HTML} />
      </RestartContext>,
    );
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
    expect(screen.getByRole('paragraph')).toHaveTextContent(
      'Read our notes (https://clinic.example/care) or write to help@clinic.example.',
    );
  });
});
