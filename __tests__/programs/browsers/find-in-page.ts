import { findMatchingElement, queryElements } from '../../../src/qa/flow-drivers/find-element';
import type { ElementLocator, ElementState } from '../../../src/qa/flow-drivers/page-driver.types';

/** What runs in the page: finds elements as the other drivers do. */
export const lookup = {
  find: (locator: ElementLocator, state: ElementState = {}) => [
    findMatchingElement(document, locator, state),
  ],
  findAll: (locator: ElementLocator) => queryElements(document, locator),
};
