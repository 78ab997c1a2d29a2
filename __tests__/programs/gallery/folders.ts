import path from 'node:path';

/** The folder of the project. */
export const ROOT_FOLDER = path.resolve(__dirname, '../../..');

/** The folder for the page, the report and the screenshots. */
export const GALLERY_FOLDER = path.join(ROOT_FOLDER, 'gallery');

/** The folder in which the workers store one JSON file per view, from which the reporter builds the page. */
export const VIEWS_FOLDER = path.join(GALLERY_FOLDER, 'views');
