import { useState } from 'react';

/** Returns which way the last change of step went; null on the first step that is shown. */
export function useDirection(stepIndex: number): 'forward' | 'back' | null {
  const [seen, setSeen] = useState<{ index: number; direction: 'forward' | 'back' | null }>({
    index: stepIndex,
    direction: null,
  });
  if (seen.index === stepIndex) return seen.direction;
  const direction = stepIndex > seen.index ? 'forward' : 'back';
  setSeen({ index: stepIndex, direction });
  return direction;
}
