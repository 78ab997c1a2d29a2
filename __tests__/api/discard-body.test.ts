/** @jest-environment node */
import { discardBody } from '../../src/api/discard-body';

const respond = (body: string | null, status = 200) => discardBody(new Response(body, { status }));

describe('D2 the response to a command', () => {
  it.each([null, '', 'OK', '{"id":1}', '{', 'a < b'])('is an acknowledgement: %j', async (body) => {
    await expect(respond(body)).resolves.toBe(body ?? '');
  });

  it.each(['<html>Sign in to Wi-Fi</html>', ' \n<!doctype html>'])(
    'is none if it is a page: %j',
    async (body) => {
      await expect(respond(body)).rejects.toThrow(SyntaxError);
    },
  );

  it('has the message of a refusal', async () => {
    await expect(respond('{"message":"No."}', 400)).resolves.toEqual({ message: 'No.' });
  });
});
