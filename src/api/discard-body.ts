/**
 * Reads the answer of a command whose success holds nothing to be read. A page in its place comes from something in
 * between, such as the sign-in of a guest network: the clinic never got the command, so the call has failed (D2).
 */
export async function discardBody(response: Response): Promise<unknown> {
  if (!response.ok) return response.json();
  const text = await response.text();
  if (text.trimStart().startsWith('<')) throw new SyntaxError('A page is no acknowledgement.');
  return text;
}
