import { createWebDriverSession, type WebDriverSession } from './webdriver-session';

/**
 * Starts a session of the WebDriver server at `endpoint`. The libraries for this protocol bring drivers and downloads for all
 * browsers and do not run on every Node version that is tested here; the flows need seven commands.
 */
export async function startHttpSession(
  endpoint: string,
  capabilities: object,
): Promise<WebDriverSession> {
  const created = await send(`${endpoint}/session`, 'POST', {
    capabilities: { alwaysMatch: capabilities },
  });
  // SAFETY: the protocol says so.
  const { sessionId } = created as { readonly sessionId: string };
  const session = `${endpoint}/session/${sessionId}`;
  const post = (path: string, body: object = {}) => send(`${session}${path}`, 'POST', body);
  return createWebDriverSession({
    navigate: (url) => post('/url', { url }),
    execute: (script, args) => post('/execute/sync', { script, args }),
    click: (id) => post(`/element/${id}/click`),
    clear: (id) => post(`/element/${id}/clear`),
    type: (id, text) => post(`/element/${id}/value`, { text }),
    end: () => send(session, 'DELETE'),
  });
}

async function send(url: string, method: string, body?: object): Promise<unknown> {
  const response = await fetch(url, {
    method,
    headers: { 'content-type': 'application/json' },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const { value } = (await response.json()) as { readonly value: unknown };
  if (response.ok) return value;
  const { error, message } = value as { readonly error: string; readonly message: string };
  throw new Error(`${error}: ${message}`);
}
