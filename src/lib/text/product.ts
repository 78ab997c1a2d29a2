/** The product's name in titles, headings and the logo. */
export const PRODUCT_NAME = 'Stillwater';
