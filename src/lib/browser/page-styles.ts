/**
 * Applies the style sheets that the page only preloads, and resolves when all of its style sheets have been loaded; rejects
 * if one cannot be. A link in the page itself would delay the app's scripts as long as its style sheet hangs; one that a script
 * adds does not.
 */
export async function applyPageStyles(): Promise<void> {
  for (const preload of document.querySelectorAll<HTMLLinkElement>('body > link[as="style"]')) {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = preload.href;
    preload.replaceWith(link);
  }
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')];
  await Promise.all(
    links
      .filter(({ sheet }) => sheet === null)
      .map(
        (link) =>
          new Promise((resolve, reject) => {
            link.addEventListener('load', resolve);
            link.addEventListener('error', reject);
          }),
      ),
  );
}
