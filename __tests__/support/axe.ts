import { act } from '@testing-library/react';
import axe from 'axe-core';

/**
 * Fails with what axe finds wrong in `container`, a screen or a part of one. Contrast needs a layout and is checked in
 * the browser tests; what concerns whole pages (landmarks, one `h1`) only counts when the whole document is passed.
 */
export async function expectNoAxeViolations(
  container: Element | Document = document,
): Promise<void> {
  const isFragment = container instanceof Element && container !== document.documentElement;
  const pageRules = ['region', 'page-has-heading-one', 'landmark-one-main', 'html-has-lang'];
  const disabledRules = isFragment ? ['color-contrast', ...pageRules] : ['color-contrast'];
  const rules = Object.fromEntries(disabledRules.map((rule) => [rule, { enabled: false }]));
  // Looking takes a while, in which an answer may arrive.
  const { violations } = await act(() =>
    axe.run(container, { rules, resultTypes: ['violations'] }),
  );
  const report = violations.map(
    ({ id, help, nodes }) => `${id}: ${help}\n${nodes.map(({ html }) => `  ${html}`).join('\n')}`,
  );
  expect(report.join('\n')).toBe('');
}
