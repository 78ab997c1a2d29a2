import { within, type BoundFunctions, type queries } from '@testing-library/dom';
import type { ElementLocator, ElementState } from './page-driver.types';

/** Finds the element in the expected state. Throws with the difference if there is none. */
export function findMatchingElement(
  page: Document,
  locator: ElementLocator,
  expectedState: ElementState,
): HTMLElement {
  const found = queryElements(page, locator);
  const problems = found.map((element) => describeMismatch(element, expectedState));
  const matching = found[problems.indexOf(null)];
  if (matching !== undefined) return matching;
  const problem = problems[0] === undefined ? 'was not found' : problems.join(', ');
  throw new Error(`${describeLocator(locator)} ${problem}.`);
}

/** Finds all displayed elements. */
export function queryElements(page: Document, locator: ElementLocator): HTMLElement[] {
  const screen: BoundFunctions<typeof queries> = within(page.body);
  if ('text' in locator) return screen.queryAllByText(locator.text).filter(isDisplayed);
  if ('label' in locator) return screen.queryAllByLabelText(locator.label).filter(isDisplayed);
  const { role, within: region, ...named } = locator;
  if (region === undefined) return screen.queryAllByRole(role, named);
  return screen
    .queryAllByRole('region', { name: region })
    .flatMap((element) => within(element).queryAllByRole(role, named));
}

function isDisplayed(element: Element): boolean {
  for (
    let ancestor: Element | null = element;
    ancestor !== null;
    ancestor = ancestor.parentElement
  ) {
    const view = ancestor.ownerDocument.defaultView;
    if (view?.getComputedStyle(ancestor).display === 'none') return false;
  }
  return true;
}

/** Describes how an element differs from `expectedState`, or returns null. */
export function describeMismatch(element: HTMLElement, expectedState: ElementState): string | null {
  const actual: Required<ElementState> = {
    isBusy: element.getAttribute('aria-busy') === 'true',
    isChecked: 'checked' in element && element.checked === true,
    isDisabled:
      element.getAttribute('aria-disabled') === 'true' || element.hasAttribute('disabled'),
    isReadOnly: element.hasAttribute('readonly'),
    value: 'value' in element ? String(element.value) : '',
    contains: element.textContent,
  };
  const mismatch = Object.entries(expectedState).find(([name, expected]) =>
    name === 'contains'
      ? !actual.contains.includes(String(expected))
      : getStateValue(actual, name) !== expected,
  );
  return mismatch === undefined
    ? null
    : `has ${mismatch[0]} ${String(getStateValue(actual, mismatch[0]))}`;
}

function getStateValue(
  expectedState: Required<ElementState>,
  name: string,
): string | boolean | undefined {
  return Object.entries(expectedState).find(([key]) => key === name)?.[1];
}

/** Describes a locator for an error message. */
export function describeLocator(locator: ElementLocator): string {
  if ('text' in locator) return `the text ${String(locator.text)}`;
  if ('label' in locator) return `the field "${locator.label}"`;
  return `the ${locator.role} ${String(locator.name ?? '')}`.trim();
}
