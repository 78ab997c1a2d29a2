const holes = new WeakSet<object>();

/** A hole for an effect that a machine sets off and does not wait for; left open, it fails loudly with its name. */
export function effect(name: string): () => void {
  const hole = () => {
    throw new Error(`Nobody provides the effect "${name}".`);
  };
  holes.add(hole);
  return hole;
}

/** True for an effect that nobody has provided yet. */
export function isEffectHole(action: unknown): boolean {
  return typeof action === 'function' && holes.has(action);
}
