/** @jest-environment node */
import { PRODUCT_NAME } from '../../../src/lib/text/product';

it('names the product', () => {
  expect(PRODUCT_NAME).toBe('Stillwater');
});
