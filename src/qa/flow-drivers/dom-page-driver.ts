import { waitFor } from '@testing-library/dom';
import { userEvent, type UserEvent } from '@testing-library/user-event';
import {
  describeLocator,
  describeMismatch,
  findMatchingElement,
  queryElements,
} from './find-element';
import type { PageDriver, ElementLocator, TabChannelName } from './page-driver.types';

type Options = {
  /** Returns the document of the app; called each time, because a frame can load another document. */
  readonly page: () => Document;
  readonly path: () => string;
  readonly goTo: (path: string) => void | Promise<void>;
  readonly goBack: () => void | Promise<void>;
  readonly postFromOtherTab: (message: object, channel: TabChannelName) => void;
  readonly passTime: (ms: number) => void;
};

/** Creates a page driver for a document that this code can access: in a jsdom test, or in an iframe. */
export function createDomPageDriver(options: Options): PageDriver {
  const { page, path, goTo, goBack, postFromOtherTab, passTime } = options;
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
      element.focus();
      await getUser(page()).keyboard(`{${key}}`);
    },
    goTo: async (to) => goTo(to),
    goBack: async () => goBack(),
    postFromOtherTab: (message, channel = 'session') => {
      postFromOtherTab(message, channel);
      return Promise.resolve();
    },
    passTime: (ms) => {
      passTime(ms);
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
