import * as v from 'valibot';
import { endpoint, ok, type Answer, type Endpoint } from '../handlers/endpoint';
import { Refusal } from '../handlers/refusal';
import { answerOfBank, CARD_DEEDS, sendCard, type CardIntent } from '../world/card-intents';
import type { World } from '../world/world';
import { bankPage } from './bank-page';
import { CARD_PROVIDER_PREFIX, CARD_PROVIDER_SCRIPT, providerPaths } from './provider-paths';
import type { WireIntent } from './provider.types';

const whose = { clientSecret: v.string(), account: v.string() };

/** The intent of a page that speaks for the right account; throws a `Refusal` 404. */
function findIntent(world: World, asked: { clientSecret: string; account: string }): CardIntent {
  const intent = world.cardIntents.get(asked.clientSecret);
  if (intent?.account === asked.account) return intent;
  throw new Refusal(404, 'No such setupintent for this account.');
}

function toWire({ id, clientSecret, status, refusal }: CardIntent): WireIntent {
  return {
    id,
    object: 'setup_intent',
    client_secret: clientSecret,
    status,
    last_setup_error: refusal === null ? null : { message: refusal },
  };
}

function refuseWhenOver({ status }: CardIntent): void {
  if (status === 'succeeded' || status === 'canceled')
    throw new Refusal(409, `This setupintent is ${status} already.`);
}

const html = (body: string): Answer => ({
  status: 200,
  body,
  headers: {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
  },
});

const atBank = { ...whose, returnUrl: v.pipe(v.string(), v.url()) };

/** The provider's side of the stand-in: its script, and the calls that the script makes. */
export function cardProviderEndpoints(script: () => string): readonly Endpoint[] {
  return [
    endpoint({
      name: 'card-provider-script',
      method: 'GET',
      path: CARD_PROVIDER_SCRIPT,
      answer: () => ({
        status: 200,
        body: script(),
        headers: { 'content-type': 'text/javascript; charset=utf-8' },
      }),
    }),
    endpoint({
      name: 'card-provider-form',
      method: 'GET',
      path: `${CARD_PROVIDER_PREFIX}form`,
      query: v.strictObject(whose),
      answer: ({ world, query }) => {
        refuseWhenOver(findIntent(world, query));
        return ok({});
      },
    }),
    endpoint({
      name: 'card-provider-status',
      method: 'GET',
      path: `${CARD_PROVIDER_PREFIX}setup-intent`,
      query: v.strictObject(whose),
      answer: ({ world, query }) => ok(toWire(findIntent(world, query))),
    }),
    endpoint({
      name: 'card-provider-confirm',
      method: 'POST',
      path: providerPaths.confirm,
      body: v.strictObject({ ...whose, card: v.picklist(CARD_DEEDS) }),
      answer: ({ world, body }) => {
        const intent = findIntent(world, body);
        refuseWhenOver(intent);
        sendCard(intent, body.card);
        return ok(toWire(intent));
      },
    }),
    endpoint({
      name: 'card-provider-bank',
      method: 'POST',
      path: providerPaths.bank,
      body: v.strictObject({ ...whose, isApproved: v.boolean() }),
      answer: ({ world, body }) => {
        const intent = findIntent(world, body);
        refuseWhenOver(intent);
        answerOfBank(intent, body.isApproved);
        return ok(toWire(intent));
      },
    }),
    endpoint({
      name: 'card-provider-bank-page',
      method: 'GET',
      path: `${CARD_PROVIDER_PREFIX}bank`,
      query: v.strictObject(atBank),
      answer: ({ world, query }) => {
        findIntent(world, query);
        const { returnUrl, ...asked } = query;
        return html(
          bankPage((isApproved) => providerPaths.bankAnswer(asked, returnUrl, isApproved)),
        );
      },
    }),
    endpoint({
      name: 'card-provider-bank-answer',
      method: 'GET',
      path: `${CARD_PROVIDER_PREFIX}bank-answer`,
      query: v.strictObject({ ...atBank, isApproved: v.picklist(['true', 'false']) }),
      answer: ({ world, query }) => {
        const intent = findIntent(world, query);
        refuseWhenOver(intent);
        const isApproved = query.isApproved === 'true';
        answerOfBank(intent, isApproved);
        const back = new URL(query.returnUrl);
        back.searchParams.set('setup_intent', intent.id);
        back.searchParams.set('setup_intent_client_secret', intent.clientSecret);
        back.searchParams.set('redirect_status', isApproved ? 'succeeded' : 'failed');
        return { status: 303, headers: { location: back.href } };
      },
    }),
  ];
}
