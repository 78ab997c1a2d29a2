import path from 'node:path';

/** The folder for the page and the screenshots. */
export const GALLERY_FOLDER = path.resolve(__dirname, '../../../gallery');

/** The folder in which the workers store one JSON file per view, from which the reporter builds the page. */
export const VIEWS_FOLDER = path.join(GALLERY_FOLDER, 'views');
