import type { Messages } from '@lingui/core';
import type { Language } from '../../lib/language/language';

/** Loads the texts of a language; those of English are in the code. */
export async function loadMessages(language: Language): Promise<Messages> {
  if (language === 'en') return {};
  const catalogue = await import(/* webpackChunkName: "texts-es" */ '../../translations/es.po');
  return catalogue.messages;
}
