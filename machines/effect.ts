const placeholders = new WeakSet<object>();

/** A hole for an effect that a machine sets off and does not wait for; left open, it fails loudly with its name. */
export function effect(name: string): () => void {
  const placeholder = () => {
    throw new Error(`Nobody provides the effect "${name}".`);
  };
  placeholders.add(placeholder);
  return placeholder;
}

/** True for an effect that nobody has provided yet. */
export function isEffectPlaceholder(action: unknown): boolean {
  return typeof action === 'function' && placeholders.has(action);
}
