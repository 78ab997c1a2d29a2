import { useState } from 'react';

/** Copies links, and says how that went. */
export function useCopy() {
  const [said, say] = useState('');
  const copy = (link: string) => {
    navigator.clipboard.writeText(link).then(
      () => say('The link is copied.'),
      () => say('The link could not be copied: take it from here by hand.'),
    );
  };
  return { said, say, copy };
}
