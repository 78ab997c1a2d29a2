/** Downloads a file in the browser. */
export function saveFile(name: string, content: string, type: string): void {
  const url = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The download has started by then and no longer needs the URL.
  setTimeout(() => URL.revokeObjectURL(url), 0);
}
