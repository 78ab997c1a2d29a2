/** @jest-environment node */
import type { PageDriver } from '../../../src/qa/flow-drivers/page-driver.types';
import { postFromFormInOtherTab } from '../../../src/qa/flow-drivers/post-from-form-in-other-tab';

describe('a form in another tab', () => {
  it('sends its answers now, not at the time of the fixture', async () => {
    const now = Date.parse('2026-11-02T12:00:00.000Z');
    jest.useFakeTimers({ now });
    const postFromOtherTab = jest.fn();
    // SAFETY: the function uses nothing else of the driver.
    const driver = { postFromOtherTab } as unknown as PageDriver;
    const event = { type: 'SUBMITTED_ELSEWHERE', fingerprint: 'of the answers', at: 1 };
    await postFromFormInOtherTab('assessments')(driver, event);
    expect(postFromOtherTab).toHaveBeenCalledWith(
      expect.objectContaining({ type: 'submitted', fingerprint: 'of the answers', at: now }),
      'forms',
    );
  });
});
