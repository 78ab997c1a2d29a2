/**
 * Reads what is typed into the fields of `element` before the app hydrates them. The returned function types it again, and
 * gives back the focus, where the app had to draw a field anew: a password manager or the browser's translation has changed the
 * page.
 */
export function keepTyped(element: HTMLElement): () => void {
  const fields = [...element.querySelectorAll('input')].map((field) => ({
    field,
    value: field.value,
    hasFocus: field === document.activeElement,
  }));
  return () => {
    for (const { field, value, hasFocus } of fields) {
      const drawn = field.isConnected ? null : document.getElementById(field.id);
      if (!(drawn instanceof HTMLInputElement)) continue;
      if (drawn.value !== value) type(drawn, value);
      if (hasFocus) drawn.focus();
    }
  };
}

function type(field: HTMLInputElement, value: string): void {
  // Not by assignment, which React would not take for a change.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
