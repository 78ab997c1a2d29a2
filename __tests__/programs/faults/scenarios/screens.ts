import type { ElementLocator } from '../../../../src/qa/flow-drivers/page-driver.types';

/** The main heading with this name. */
export const heading = (name: string | RegExp): ElementLocator => ({
  role: 'heading',
  level: 1,
  name,
});

/** An attempt counts as received because the list has changed (D9). */
export const HAD_RECEIVED: ElementLocator = { text: 'We had received your answers.' };
/** Another tab has sent other answers (D9 'Two tabs'). */
export const SENT_ELSEWHERE: ElementLocator = {
  text: /^Other answers were sent in another tab .* The answers here have not been sent\.$/,
};

/** A link that has run out; trying again cannot help (D9). */
export const EXPIRED_LINK = heading('This link has expired');
/** A link that nobody knows; trying again cannot help (D9). */
export const UNKNOWN_LINK = heading("We can't find this link");
