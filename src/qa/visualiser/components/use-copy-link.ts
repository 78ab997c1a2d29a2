import { useState } from 'react';

/** Copies links, and says how that went. */
export function useCopyLink() {
  const [message, setMessage] = useState('');
  const copy = (link: string) => {
    navigator.clipboard.writeText(link).then(
      () => setMessage('The link is copied.'),
      () => setMessage('The link could not be copied: take it from here by hand.'),
    );
  };
  return { message, setMessage, copy };
}
