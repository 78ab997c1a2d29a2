/** How far from the window an image is loaded. */
const MARGIN = '300px';

/**
 * Shows a file in an image once it comes near the window; returns a function that stops waiting for it. As a `data:` URL, because
 * the content security policy of the page does not allow those of files.
 */
export function loadWhenVisible(image: HTMLImageElement, file: File): () => void {
  const reader = new FileReader();
  reader.onload = () => {
    if (typeof reader.result === 'string') image.src = reader.result;
  };
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      reader.readAsDataURL(file);
    },
    { rootMargin: MARGIN },
  );
  observer.observe(image);
  return () => {
    observer.disconnect();
    reader.abort();
  };
}
