/** The folder, in that of the page, for the older screenshots. */
export const OLDER_FOLDER = 'older';
