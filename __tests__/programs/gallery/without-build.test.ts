/** @jest-environment node */

describe('the gallery', () => {
  it('D8: says which build it needs, once, if there is none', async () => {
    process.env.DIST_FOLDER = 'no-build';
    await expect(import('./playwright.config')).rejects.toThrow('Run "npm run build:qa" first.');
  });
});
