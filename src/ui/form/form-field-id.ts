/** The id of the control of a form's field, for its error in the summary to lead to. */
export function formFieldId(name: string): string {
  return `field-${name}`;
}
