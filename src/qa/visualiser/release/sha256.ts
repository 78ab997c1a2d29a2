/** False on pages that are neither https nor on localhost: browsers offer no hashes there. */
export const canHash = (): boolean => 'subtle' in crypto;

/** The SHA-256 of bytes or of a text in UTF-8, in lower-case hexadecimal digits. */
export async function hash(content: ArrayBuffer | string): Promise<string> {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  const digest = await crypto.subtle.digest('SHA-256', bytes);
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
