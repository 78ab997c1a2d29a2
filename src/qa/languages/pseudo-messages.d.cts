import type { Messages } from '@lingui/core';

/** The compiled texts of each pseudo-language, by message id. */
export const PSEUDO_MESSAGES: Readonly<Record<string, Messages | undefined>>;
