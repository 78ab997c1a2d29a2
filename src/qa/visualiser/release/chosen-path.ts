type NamedFile = Pick<File, 'name' | 'webkitRelativePath'>;

const FOLDER = 'screenshots';

/** The path of a file in the folder that was chosen; just its name if it was chosen alone. */
const getPath = ({ name, webkitRelativePath }: NamedFile): string =>
  webkitRelativePath === '' ? name : webkitRelativePath.split('/').slice(1).join('/');

/**
 * The report among some files: `report.json`, in a folder only the one at its top; or another JSON file that was chosen by
 * itself.
 */
export function findReportFile<Named extends NamedFile>(files: readonly Named[]): Named | null {
  const named = files.find((file) => getPath(file) === 'report.json');
  const isChosenAlone = ({ name, webkitRelativePath }: NamedFile) =>
    webkitRelativePath === '' && name.endsWith('.json');
  return named ?? files.find(isChosenAlone) ?? null;
}

/**
 * The path of a screenshot in the report; null for other files. Either the folder of the gallery was chosen, or its folder
 * `screenshots`, or the files themselves. The older screenshots in a gallery have the same names in another folder.
 */
export function toScreenshotPath(file: NamedFile): string | null {
  if (!file.name.endsWith('.png')) return null;
  const path = getPath(file);
  if (path === `${FOLDER}/${file.name}`) return path;
  return path === file.name ? `${FOLDER}/${file.name}` : null;
}
