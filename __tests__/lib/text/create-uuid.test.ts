/** @jest-environment node */
import { createUuid } from '../../../src/lib/text/create-uuid';

/** Makes every random byte this one. */
function mockRandomBytes(byte: number): void {
  jest
    .spyOn(crypto, 'getRandomValues')
    .mockImplementation((array) => (array as unknown as Uint8Array).fill(byte) as never);
}

describe('D10 a random UUID', () => {
  it.each([
    [0x00, '00000000-0000-4000-8000-000000000000'],
    [0x07, '07070707-0707-4707-8707-070707070707'],
    [0xff, 'ffffffff-ffff-4fff-bfff-ffffffffffff'],
  ])('of bytes %i is %s: version 4, variant 1', (byte, uuid) => {
    mockRandomBytes(byte);
    expect(createUuid()).toBe(uuid);
  });

  it('is another one each time', () => {
    expect(new Set(Array.from({ length: 100 }, createUuid)).size).toBe(100);
  });
});
