const focusable =
  'input:not(:disabled), select:not(:disabled), textarea:not(:disabled), button:not(:disabled)';

/** Focuses the control with this id, or the first control in the element with this id; false when there is none. */
export function focusField(fieldId: string): boolean {
  const element = document.getElementById(fieldId);
  const control = element?.matches(focusable) ? element : element?.querySelector(focusable);
  if (!(control instanceof HTMLElement)) return false;
  control.focus({ preventScroll: true });
  element?.scrollIntoView({ block: 'center' });
  return true;
}
