import { findMatchingElement, queryElements } from '../../../src/qa/flow-drivers/find-element';
import type { ElementLocator, ElementState } from '../../../src/qa/flow-drivers/page-driver.types';

/** What runs in the page: finds elements as the other drivers do, and says what is wrong instead of throwing. */
export const lookup = {
  find: (locator: ElementLocator, state: ElementState = {}) => {
    try {
      return { element: findMatchingElement(document, locator, state) };
    } catch (error) {
      return { problem: error instanceof Error ? error.message : String(error) };
    }
  },
  findAll: (locator: ElementLocator) => queryElements(document, locator),
};
