/** The product's name in titles, headings and the logo. */
// eslint-disable-next-line no-restricted-syntax -- the same in every language
export const PRODUCT_NAME = 'Stillwater';
