/** Records the files that the page saves, as HTML documents; ends with the test that calls `jest.restoreAllMocks`. */
export function recordSavedFiles(): () => Promise<Document> {
  const files: Blob[] = [];
  URL.createObjectURL = (file: Blob) => {
    files.push(file);
    return 'blob:a-file';
  };
  URL.revokeObjectURL = () => undefined;
  // jsdom would navigate.
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  return async () => {
    const [file] = files;
    if (file === undefined) throw new Error('Nothing was saved.');
    return new DOMParser().parseFromString(await file.text(), 'text/html');
  };
}
