import type { Messages } from '@lingui/core';
import * as app from '../../app/language/load-messages';
import type { Language } from '../../lib/language/languages';

/** In QA builds in place of src/app/language/load-messages.ts. */
export async function loadMessages(language: Language): Promise<Messages> {
  const { PSEUDO_MESSAGES } = await import(
    /* webpackChunkName: "texts-pseudo" */ './pseudo-messages.cjs'
  );
  return PSEUDO_MESSAGES[language] ?? app.loadMessages(language);
}
