/**
 * Response handler of a command whose response has no content. An HTML page comes from a proxy, such as the sign-in page of
 * a guest network: the clinic never got the command, so the request has failed (D2).
 */
export async function discardBody(response: Response): Promise<unknown> {
  if (!response.ok) return response.json();
  const text = await response.text();
  if (text.trimStart().startsWith('<'))
    throw new SyntaxError('Got a page instead of an acknowledgement.');
  return text;
}
