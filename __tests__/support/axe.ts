import { act } from '@testing-library/react';
import axe from 'axe-core';

/**
 * Fails if axe finds a violation in `container`, a screen or a part of one. Contrast needs a layout, so the browser tests
 * check it; rules for whole pages (landmarks, one `h1`) apply only if `container` is the whole document.
 */
export async function expectNoAxeViolations(
  container: Element | Document = document,
): Promise<void> {
  const isFragment = container instanceof Element && container !== document.documentElement;
  const pageRules = ['region', 'page-has-heading-one', 'landmark-one-main', 'html-has-lang'];
  const disabledRules = isFragment ? ['color-contrast', ...pageRules] : ['color-contrast'];
  const rules = Object.fromEntries(disabledRules.map((rule) => [rule, { enabled: false }]));
  // axe runs asynchronously, so a response may arrive and update React while it runs.
  const { violations } = await act(() =>
    axe.run(container, { rules, resultTypes: ['violations'] }),
  );
  const report = violations.map(
    ({ id, help, nodes }) => `${id}: ${help}\n${nodes.map(({ html }) => `  ${html}`).join('\n')}`,
  );
  expect(report.join('\n')).toBe('');
}
