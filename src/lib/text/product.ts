/** The product's name, as it stands in titles, headings and the logo. */
export const PRODUCT_NAME = 'Stillwater';
