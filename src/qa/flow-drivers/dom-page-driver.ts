import { waitFor, within, type BoundFunctions, type queries } from '@testing-library/dom';
import { userEvent, type UserEvent } from '@testing-library/user-event';
import type { ElementState, ElementLocator, PageDriver } from './page-driver.types';

type Options = {
  /** Returns the document of the app; called each time, because a frame can load another document. */
  readonly page: () => Document;
  readonly path: () => string;
  readonly goTo: (path: string) => void | Promise<void>;
  readonly goBack: () => void | Promise<void>;
  readonly postFromOtherTab: (message: object) => void;
};

/** Creates a page driver for a document that this code can access: in a jsdom test, or in an iframe. */
export function createDomPageDriver(options: Options): PageDriver {
  const { page, path, goTo, goBack, postFromOtherTab } = options;
  const retryUntilFound = <Found>(query: () => Found) =>
    waitFor(query, { container: page().documentElement });
  const findElement = (locator: ElementLocator) =>
    retryUntilFound(() => findMatchingElement(page(), locator, {}));
  let userSession: { readonly document: Document; readonly user: UserEvent } | null = null;
  const getUser = (document: Document): UserEvent => {
    if (userSession?.document !== document)
      userSession = { document, user: userEvent.setup({ delay: null, document }) };
    return userSession.user;
  };

  return {
    async press(locator) {
      const element = await findElement(locator);
      await getUser(page()).click(element);
    },
    async fill(locator, text) {
      const element = await findElement(locator);
      const user = getUser(page());
      await user.clear(element);
      await user.type(element, text);
    },
    async pressKey(locator, key) {
      const element = await findElement(locator);
      await getUser(page()).type(element, `{${key}}`, { skipClick: true });
    },
    goTo: async (to) => goTo(to),
    goBack: async () => goBack(),
    postFromOtherTab: (message) => {
      postFromOtherTab(message);
      return Promise.resolve();
    },
    expectVisible: async (locator, expectedState = {}) => {
      await retryUntilFound(() => findMatchingElement(page(), locator, expectedState));
    },
    expectNotVisible: (locator) =>
      retryUntilFound(() => {
        if (queryElements(page(), locator).length > 0)
          throw new Error(`Found ${describeLocator(locator)}, which should not be visible.`);
      }),
    expectPath: (expected) =>
      retryUntilFound(() => {
        if (path() !== expected) throw new Error(`The app is at ${path()}, not at ${expected}.`);
      }),
    isVisible: (locator, expectedState = {}) =>
      Promise.resolve(
        queryElements(page(), locator).some(
          (element) => describeMismatch(element, expectedState) === null,
        ),
      ),
  };
}

/** Finds the element in the expected state. Throws with the difference if there is none. */
function findMatchingElement(
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

function queryElements(page: Document, locator: ElementLocator): HTMLElement[] {
  const screen: BoundFunctions<typeof queries> = within(page.body);
  if ('text' in locator) return screen.queryAllByText(locator.text).filter(isDisplayed);
  if ('label' in locator) return screen.queryAllByLabelText(locator.label).filter(isDisplayed);
  const { role, ...named } = locator;
  return screen.queryAllByRole(role, named);
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
function describeMismatch(element: HTMLElement, expectedState: ElementState): string | null {
  const actual: Required<ElementState> = {
    isBusy: element.getAttribute('aria-busy') === 'true',
    isChecked: 'checked' in element && element.checked === true,
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
