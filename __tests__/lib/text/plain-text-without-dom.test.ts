/** @jest-environment node */
import { toPlainText } from '../../../src/lib/text/plain-text';

describe('D11 plain text: without a DOM', () => {
  it('removes tags, and leaves entities as they are', () => {
    expect(typeof document).toBe('undefined');
    expect(toPlainText('<p>How <b>are</b> you?</p><p>R&D &eacute;</p>')).toBe(
      'How are you?\nR&D &eacute;',
    );
  });
});
