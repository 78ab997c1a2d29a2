import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { useParticipantName } from '../../src/api/use-participant-name';
import { mockFetch } from './support/mock-fetch';
import { openTab } from './support/open-tab';

type Reply = Parameters<ReturnType<typeof mockFetch>['respond']>[1];

/** Returns the name while the user is loading, and after the response. */
async function readNames(reply: Reply) {
  const server = mockFetch();
  const { store } = openTab(null);
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <Provider store={store}>{children}</Provider>
  );
  const { result } = renderHook(() => useParticipantName('rosa'), { wrapper });
  const loading = result.current;
  await act(() => server.respond('/v1/public-api/user/rosa', reply));
  await waitFor(() => expect(result.current).toBeDefined());
  return [loading, result.current];
}

describe('D9 the name that a participant reads instead of “your”', () => {
  it.each<[string, Reply, string | null]>([
    [
      'a participant',
      { body: { id: 'rosa', type: 'participant', relatedPatientFirstName: 'Sam' } },
      'Sam’s',
    ],
    ['a patient', { body: { id: 'rosa', type: 'patient' } }, null],
    ['a user who cannot be loaded', { status: 404 }, null],
  ])('is known once the user is loaded: %s', async (_, reply, name) => {
    expect(await readNames(reply)).toEqual([undefined, name]);
  });
});
