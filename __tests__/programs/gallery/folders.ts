import path from 'node:path';

/** Where `npm run gallery` writes its page and the pictures beside it. */
export const GALLERY_FOLDER = path.resolve(__dirname, '../../../gallery');

/** What the workers have found, view by view, for the page to be made of. */
export const VIEWS_FOLDER = path.join(GALLERY_FOLDER, 'views');
