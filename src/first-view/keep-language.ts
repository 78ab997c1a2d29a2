/** In place of `change-language` in the first view: the app follows the links to other languages. */
export const followLanguageLink = (): void => undefined;
