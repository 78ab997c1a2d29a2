import { setupI18n } from '@lingui/core';

/** What the messages of every `copy.ts` are read from (`lingui` in package.json); the build compiles English into the code. */
export const i18n = setupI18n({ locale: 'en', messages: { en: {} } });
