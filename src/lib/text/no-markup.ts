/** Instead of `convert-markup` in the first view, which leaves texts with markup to the app. */
export function convertMarkup(): never {
  throw new Error('A text has markup.');
}
