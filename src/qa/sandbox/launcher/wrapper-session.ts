import { SEED_PASSWORD } from '../world/accounts';

function post(path: string, body?: object): Promise<Response> {
  return fetch(new URL(path, window.location.href), {
    method: 'POST',
    ...(body !== undefined && {
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json' },
    }),
  });
}

/** Signs in by password, as the native app does before it reloads the page. */
export async function signInAsAda(): Promise<void> {
  await post('/auth/sign-in', {
    email: 'ada@example.com',
    password: SEED_PASSWORD,
    userType: 'patient',
  });
}

/** Closes the browser's session and clears its local storage. */
export async function signOut(): Promise<void> {
  window.localStorage.clear();
  await post('/auth/sign-out');
}
