/** @jest-environment node */
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { createCompressor } from '../../../../src/qa/sandbox/hosts/http-server/create-compressor';

const PAGE = '<p>Hello</p>'.repeat(100);

describe('the compression of pages', () => {
  it('prefers brotli to gzip, and sends text to those who accept neither', () => {
    const compress = createCompressor();
    const brotli = compress(PAGE, 'gzip, deflate, br;q=0.9');
    const gzip = compress(PAGE, 'gzip');
    expect(brotli.encoding).toBe('br');
    expect(brotliDecompressSync(brotli.body).toString()).toBe(PAGE);
    expect(gzip.encoding).toBe('gzip');
    expect(gunzipSync(gzip.body).toString()).toBe(PAGE);
    expect(compress(PAGE)).toEqual({ encoding: null, body: Buffer.from(PAGE) });
    expect(compress(PAGE, 'identity').encoding).toBeNull();
  });

  it('compresses the same text once, and another text again', () => {
    const compress = createCompressor();
    const { body } = compress(PAGE, 'br');
    expect(compress(PAGE, 'br').body).toBe(body);
    expect(brotliDecompressSync(compress('Other', 'br').body).toString()).toBe('Other');
    expect(compress(PAGE, 'br').body).not.toBe(body);
  });
});
