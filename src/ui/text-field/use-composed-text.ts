import { useState, type ChangeEvent } from 'react';

/**
 * The text of an input while an input method is composing it, else null. It has to stay as it is until then: one that is
 * formatted in the meantime is inserted a second time.
 */
export function useComposedText() {
  const [composed, setComposed] = useState<string | null>(null);
  /** Returns true if the edit is part of a composition. */
  const keepIfComposing = ({ target, nativeEvent }: ChangeEvent<HTMLInputElement>): boolean => {
    const isComposing = nativeEvent instanceof InputEvent && nativeEvent.isComposing;
    setComposed(isComposing ? target.value : null);
    return isComposing;
  };
  return { composed, keepIfComposing, endComposition: () => setComposed(null) };
}
