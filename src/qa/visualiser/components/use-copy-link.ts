import { useState } from 'react';

/** Copies links to the clipboard and returns a message about the result. */
export function useCopyLink() {
  const [message, setMessage] = useState('');
  const copy = (link: string) => {
    navigator.clipboard.writeText(link).then(
      () => setMessage('Link copied.'),
      () => setMessage('The link could not be copied. Select and copy it yourself.'),
    );
  };
  return { message, copy };
}
