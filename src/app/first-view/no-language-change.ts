/** In place of `change-language` in the first view, where a navigation waits for the app. */
export const followLanguageLink = (): void => undefined;
