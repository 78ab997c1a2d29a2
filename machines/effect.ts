const placeholders = new WeakSet<object>();

/** A placeholder for a side effect that a machine starts without waiting; throws with `name` if not provided. */
export function effect(name: string): () => void {
  const placeholder = () => {
    throw new Error(`The effect "${name}" has no implementation.`);
  };
  placeholders.add(placeholder);
  return placeholder;
}

/** True for an effect that has no implementation yet. */
export function isEffectPlaceholder(action: unknown): boolean {
  return typeof action === 'function' && placeholders.has(action);
}
