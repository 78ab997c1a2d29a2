import * as v from 'valibot';
import { endpoint, ok, type EndpointResponse, type Endpoint } from '../handlers/endpoint';
import { HttpError } from '../handlers/http-error';
import {
  completeThreeDSecure,
  CARD_BEHAVIOURS,
  confirmCardIntent,
  type CardIntent,
} from '../world/card-intents';
import type { World } from '../world/world';
import { renderThreeDSecurePage } from './three-d-secure-page';
import { CARD_PROVIDER_PREFIX, CARD_PROVIDER_SCRIPT, providerPaths } from './provider-paths';
import type { WireIntent } from './provider.types';

const intentFields = { clientSecret: v.string(), account: v.string() };

/** The intent with this client secret and account; throws an `HttpError` 404. */
function findIntent(
  world: World,
  reference: { clientSecret: string; account: string },
): CardIntent {
  const intent = world.cardIntents.get(reference.clientSecret);
  if (intent?.account === reference.account) return intent;
  throw new HttpError(404, 'No such setupintent for this account.');
}

function toWire({ id, clientSecret, status, declineMessage }: CardIntent): WireIntent {
  return {
    id,
    object: 'setup_intent',
    client_secret: clientSecret,
    status,
    last_setup_error: declineMessage === null ? null : { message: declineMessage },
  };
}

function assertIntentOpen({ status }: CardIntent): void {
  if (status === 'succeeded' || status === 'canceled')
    throw new HttpError(409, `This setupintent is ${status} already.`);
}

const createHtmlResponse = (body: string): EndpointResponse => ({
  status: 200,
  body,
  headers: {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
  },
});

const threeDSecureQuery = { ...intentFields, returnUrl: v.pipe(v.string(), v.url()) };

/** The endpoints of the fake card provider: its script, the script's requests, and the page of the bank. */
export const createCardProviderEndpoints = (script: () => string): readonly Endpoint[] => [
  endpoint({
    name: 'card-provider-script',
    method: 'GET',
    path: CARD_PROVIDER_SCRIPT,
    respond: () => ({
      status: 200,
      body: script(),
      headers: { 'content-type': 'text/javascript; charset=utf-8' },
    }),
  }),
  ...createFormEndpoints(),
  ...createBankEndpoints(),
];

/** The requests of the card form. */
function createFormEndpoints(): readonly Endpoint[] {
  return [
    endpoint({
      name: 'card-provider-form',
      method: 'GET',
      path: `${CARD_PROVIDER_PREFIX}form`,
      query: v.strictObject(intentFields),
      respond: ({ world, query }) => {
        assertIntentOpen(findIntent(world, query));
        return ok({});
      },
    }),
    endpoint({
      name: 'card-provider-status',
      method: 'GET',
      path: `${CARD_PROVIDER_PREFIX}setup-intent`,
      query: v.strictObject(intentFields),
      respond: ({ world, query }) => ok(toWire(findIntent(world, query))),
    }),
    endpoint({
      name: 'card-provider-confirm',
      method: 'POST',
      path: providerPaths.confirm,
      body: v.strictObject({ ...intentFields, card: v.picklist(CARD_BEHAVIOURS) }),
      respond: ({ world, body }) => {
        const intent = findIntent(world, body);
        assertIntentOpen(intent);
        confirmCardIntent(intent, body.card);
        return ok(toWire(intent));
      },
    }),
  ];
}

/** What the bank asks and is told (3-D Secure). */
function createBankEndpoints(): readonly Endpoint[] {
  return [
    endpoint({
      name: 'card-provider-bank',
      method: 'POST',
      path: providerPaths.threeDSecure,
      body: v.strictObject({ ...intentFields, isApproved: v.boolean() }),
      respond: ({ world, body }) => {
        const intent = findIntent(world, body);
        assertIntentOpen(intent);
        completeThreeDSecure(intent, body.isApproved);
        return ok(toWire(intent));
      },
    }),
    endpoint({
      name: 'card-provider-bank-page',
      method: 'GET',
      path: `${CARD_PROVIDER_PREFIX}bank`,
      query: v.strictObject({ ...threeDSecureQuery, locale: v.string() }),
      respond: ({ world, query }) => {
        findIntent(world, query);
        const { returnUrl, locale, ...reference } = query;
        return createHtmlResponse(
          renderThreeDSecurePage(locale, (isApproved) =>
            providerPaths.threeDSecureResult(reference, returnUrl, isApproved),
          ),
        );
      },
    }),
    endpoint({
      name: 'card-provider-bank-answer',
      method: 'GET',
      path: `${CARD_PROVIDER_PREFIX}bank-answer`,
      query: v.strictObject({ ...threeDSecureQuery, isApproved: v.picklist(['true', 'false']) }),
      respond: ({ world, query }) => {
        const intent = findIntent(world, query);
        assertIntentOpen(intent);
        const isApproved = query.isApproved === 'true';
        completeThreeDSecure(intent, isApproved);
        const redirectUrl = new URL(query.returnUrl);
        redirectUrl.searchParams.set('setup_intent', intent.id);
        redirectUrl.searchParams.set('setup_intent_client_secret', intent.clientSecret);
        redirectUrl.searchParams.set('redirect_status', isApproved ? 'succeeded' : 'failed');
        return { status: 303, headers: { location: redirectUrl.href } };
      },
    }),
  ];
}
