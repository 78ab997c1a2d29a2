/** The element id of a form field's control, to which the error summary links. */
export function formFieldId(name: string): string {
  return `field-${name}`;
}
