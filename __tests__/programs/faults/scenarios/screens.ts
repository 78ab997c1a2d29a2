import type { ElementLocator } from '../../../../src/qa/flow-drivers/page-driver.types';

/** The main heading with this name. */
export const heading = (name: string | RegExp): ElementLocator => ({
  role: 'heading',
  level: 1,
  name,
});
