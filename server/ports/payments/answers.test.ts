import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import * as paystack from './paystack-answers.ts';
import { readPaystackWebhook } from './paystack-webhook.ts';
import * as stripe from './stripe-answers.ts';
import { readStripeWebhook } from './stripe-webhook.ts';

/** Synthetic values in the shapes of the providers. */
const sample = (name: string) => JSON.parse(readFileSync(`tests/fixtures/payments/${name}.json`, 'utf8'));

const card = { brand: 'visa', last4: '4081', expiresYear: 2030, expiresMonth: 12, reusable: true };
const order = { amountMinor: 2_500_000, currency: 'NGN' };
const now = new Date('2026-12-02T08:00:00Z');

describe('what Paystack answers', () => {
  const verify = sample('paystack-verify');
  const charge = sample('paystack-charge-authorization');
  const errors = sample('paystack-errors');
  const verdictOf = (json: unknown) => paystack.readTransaction(paystack.verified.parse(json).data).verdict;
  const changed = (change: object) => ({ status: true, data: { ...verify.success_200.data, ...change } });

  it('is paid, with the card that was used', () => {
    expect(verdictOf(verify.success_200)).toEqual({
      status: 'success',
      amountMinor: 5_000_000,
      currency: 'NGN',
      providerPayment: '9000000001',
      card: { ...card, token: 'AUTH_sample0001', email: 'payer@example.test', signature: 'SIG_sample0001' },
    });
  });

  it.each(['abandoned', 'ongoing', 'pending', 'processing', 'queued', 'a word of tomorrow'])(
    'is not final while it says %j',
    (status) => {
      expect(verdictOf(changed({ status, authorization: {} }))).toMatchObject({ status: 'pending' });
      expect(verdictOf(verify.abandoned_200)).toMatchObject({ status: 'pending', providerPayment: '9000000002' });
    },
  );

  it.each(['reversed', 'reversal-pending'])('says that money came which is %j: our refund, or a bank', (status) => {
    const read = paystack.readTransaction(paystack.verified.parse(changed({ status })).data);
    expect(read).toMatchObject({ wasPaid: true, verdict: { status: 'success' } });
  });

  it.each([
    ['Insufficient Funds', 'funds'],
    ['Expired Card', 'expired'],
    ['Stolen card', 'stolen'],
    ['Declined', 'other'],
    ['Denied by fraud system', 'other'],
    [null, 'other'],
  ])('reads %j as %j', (gateway_response, declined) => {
    expect(verdictOf(changed({ status: 'failed', gateway_response }))).toMatchObject({ status: 'failed', declined });
  });

  it.each([
    ['no word of reuse', { reusable: undefined }],
    ['mobile money', { channel: 'mobile_money', exp_month: 12, exp_year: 9999 }],
    ['nothing', undefined],
  ])('keeps no card of %s', (_what, change) => {
    const authorization = change && { ...verify.success_200.data.authorization, ...change };
    expect(verdictOf(changed({ authorization })).card).toBeUndefined();
  });

  it('keeps a card whose year is a number, and metadata of any kind does no harm', () => {
    const authorization = { ...verify.success_200.data.authorization, exp_month: 12, exp_year: 2030 };
    for (const metadata of ['', 0, null, 'text', {}])
      expect(verdictOf(changed({ authorization, metadata })).card).toMatchObject(card);
  });

  it.each([
    ['a success', 200, charge.success_200, { status: 'success', providerPayment: '9000000003' }],
    ['a decline', 200, charge.declined_200_shape_unconfirmed, { status: 'failed', declined: 'funds' }],
    ['a pause', 200, charge.paused_200, { status: 'confirm', ...order, confirmUrl: expect.stringContaining('resume') }],
    ['a used reference', 400, errors['400_duplicate_reference'], 'look'],
    ['another address', 400, errors['400_email_mismatch_code_unconfirmed'], { status: 'failed', declined: 'other' }],
    ['a bad code', 400, errors['400_bad_authorization_code_unconfirmed'], { status: 'failed', declined: 'other' }],
    ['a wrong key', 401, errors['401_invalid_key'], 'look'],
    ['a limit', 429, errors['429_body_unconfirmed'], { status: 'away' }],
    ['nothing', 200, {}, 'look'],
  ])('to a charge %s is read', (_what, status, json, expected) => {
    const read = paystack.readCharge({ status, json }, order, now);
    if (typeof expected === 'string') expect(read).toBe(expected);
    else expect(read).toMatchObject(expected);
  });

  it('to a card that failed too often says when to come back', () => {
    const json = { status: false, message: 'Charge attempt cannot be fulfilled until 90 minutes' };
    const away = { status: 'away', againAt: new Date('2026-12-02T09:30:00Z') };
    expect(paystack.readCharge({ status: 400, json }, order, now)).toEqual(away);
  });

  it('names an unknown reference in either way', () => {
    expect(paystack.isUnknownReference(errors['400_or_404_unknown_reference'])).toBe(true);
    expect(paystack.isUnknownReference({ message: 'Transaction reference not found.' })).toBe(true);
    expect(paystack.isUnknownReference(errors['401_invalid_key'])).toBe(false);
  });

  it('holds a refund, told by its note, and a page to pay on', () => {
    const { data } = sample('paystack-refund').response_200;
    expect(paystack.refundsOf([data, { ...data, transaction: 5 }, 'nonsense'], '9000000001')).toMatchObject([
      { merchant_note: 'Sample', amount: 1_000_000 },
    ]);
    const outcome = (status: string) =>
      paystack.outcomeOf(paystack.refundMade.parse({ status: true, data: { ...data, status } }).data);
    expect(['pending', 'processing', 'processed', 'failed', 'needs-attention', 'new'].map(outcome)).toEqual([
      'pending',
      'pending',
      'sent',
      'failed',
      'attention',
      'pending',
    ]);
    const page = paystack.initialized.parse(sample('paystack-initialize').response_200);
    expect(page.data.authorization_url).toBe('https://checkout.paystack.com/sampleaccess0001');
  });

  it('tells disputes and how they ended', () => {
    const disputes = sample('paystack-webhooks').filter(({ event }: { event: string }) => event.includes('dispute'));
    const [opened, resolved] = disputes.map(({ data }: { data: object }) => paystack.readDisputes({ data })[0]);
    expect(opened).toMatchObject({ id: '400001', state: 'open', reference: 'inv-1001-a1', amountMinor: 5_000_000 });
    expect(opened?.dueAt).toEqual(new Date('2026-11-21T10:00:00.000Z'));
    expect(resolved).toMatchObject({ state: 'lost' });
    const won = { ...disputes[1].data, resolution: 'declined' };
    expect(paystack.readDisputes({ data: [won] })).toMatchObject([{ state: 'won' }]);
    expect(paystack.readDisputes({ data: null })).toEqual([]);
  });
});

describe('what Stripe answers', () => {
  const sessions = sample('stripe-checkout-session');
  const { succeeded, payment_method: method } = sample('stripe-payment-intent');
  const errors = sample('stripe-errors');
  const verdictOf = (one: object) => stripe.verdictOfSession(stripe.readSession(one) ?? ({} as never));

  it.each([
    [sessions.open, { status: 'pending' }],
    [
      { ...sessions.open, metadata: { kind: 'confirmation' } },
      { status: 'confirm', confirmUrl: sessions.open.url },
    ],
    [sessions.expired, { status: 'abandoned' }],
    [sessions.complete, { status: 'success', amountMinor: 50_000, currency: 'USD' }],
    [{ ...sessions.complete, payment_status: 'unpaid' }, { status: 'pending' }],
    [
      {
        ...sessions.complete,
        payment_status: 'unpaid',
        payment_intent: errors['402_insufficient_funds'].error.payment_intent,
      },
      { status: 'failed', declined: 'funds' },
    ],
    [
      { ...sessions.complete, payment_intent: succeeded },
      { status: 'success', providerPayment: 'pi_sample0001' },
    ],
    [sessions.setup_complete, { status: 'pending' }],
  ])('of a page is read: %#', (session, verdict) => {
    expect(verdictOf(session)).toMatchObject(verdict);
  });

  it.each([
    ['succeeded', { status: 'success', amountMinor: 50_000, currency: 'USD' }],
    ['processing', { status: 'pending' }],
    ['requires_capture', { status: 'pending' }],
    ['a word of tomorrow', { status: 'pending' }],
    ['canceled', { status: 'failed' }],
  ])('of an intent that is %s is read', (status, verdict) => {
    expect(stripe.verdictOfIntent(stripe.readIntent({ ...succeeded, status }) ?? ({} as never))).toMatchObject(verdict);
  });

  it('of an intent that was not confirmed, or whose bank wants the customer, is no end', () => {
    const intents = [
      { ...succeeded, status: 'requires_confirmation' },
      errors['402_authentication_required'].error.payment_intent,
    ];
    for (const one of intents) expect(stripe.verdictOfIntent(stripe.readIntent(one) ?? ({} as never))).toBeUndefined();
  });

  it.each([
    [{ code: 'card_declined', decline_code: 'insufficient_funds' }, 'funds'],
    [{ code: 'expired_card' }, 'expired'],
    [{ code: 'card_declined', decline_code: 'stolen_card' }, 'stolen'],
    [{ code: 'card_declined', decline_code: 'lost_card' }, 'stolen'],
    [{ code: 'card_declined', decline_code: 'do_not_honor' }, 'other'],
    [{ code: 'card_declined', decline_code: 'do_not_honor', advice_code: 'try_again_later' }, 'other'],
    [{ code: 'card_declined', decline_code: 'do_not_honor', advice_code: 'do_not_try_again' }, 'stolen'],
    [{ code: 'card_declined', decline_code: 'insufficient_funds', advice_code: 'do_not_try_again' }, 'stolen'],
    [{ code: 'expired_card', advice_code: 'do_not_try_again' }, 'expired'],
    [{ code: 'processing_error' }, 'other'],
  ])('reads the decline %j as %j', (failure, declined) => {
    expect(stripe.declineOf(failure)).toBe(declined);
  });

  it('of a refusal holds the intent', () => {
    expect(stripe.readRefusal(errors['402_insufficient_funds'])?.payment_intent?.id).toBe('pi_sample0002');
    expect(stripe.wantsCustomer(stripe.readRefusal(errors['402_authentication_required']))).toBe(true);
    expect(stripe.readRefusal(errors['401'])).toEqual({});
  });

  it('of a card holds its customer, and says whether it may be charged again', () => {
    const intent = stripe.readIntent(succeeded);
    const signature = 'fpSample0001';
    const kept = { ...card, last4: '4242', token: 'cus_sample0001 pm_sample0001', email: '', signature };
    expect(intent && stripe.readCard(method, intent)).toEqual(kept);
    expect(intent && stripe.readCard(method, { ...intent, setup_future_usage: undefined })?.reusable).toBe(false);
    expect(intent && stripe.readCard(method, { ...intent, customer: undefined })).toBeUndefined();
  });

  it('of refunds and disputes is read', () => {
    const objects = sample('stripe-events').map((event: { data: { object: object } }) => event.data.object);
    const outcome = (status: string) => {
      const read = stripe.readRefund({ ...objects[3], status });
      return read && stripe.outcomeOf(read);
    };
    expect(['succeeded', 'pending', 'requires_action', 'failed', 'canceled'].map(outcome)).toEqual([
      'sent',
      'pending',
      'attention',
      'failed',
      'failed',
    ]);
    const states = objects.slice(5).map((one: object) => stripe.readDispute(one)?.state);
    expect(states).toEqual(['open', 'lost', 'inquiry']);
    expect(stripe.readDispute(objects[5])).toMatchObject({ providerPayment: 'pi_sample0001', currency: 'USD' });
    const unanswerable = { ...objects[5], evidence_details: { due_by: 0 } };
    expect(stripe.readDispute(unanswerable)?.dueAt).toBeNull();
  });
});

describe('a signed message', () => {
  const vectors = sample('signature-vectors');
  const headersOf = (header: string, value: string) => ({ [header.toLowerCase()]: value });
  const message = ({ header, value, raw_body }: { header: string; value: string; raw_body: string }) => ({
    headers: headersOf(header, value),
    body: Buffer.from(raw_body),
  });
  const at = (seconds: number) => new Date(seconds * 1000);

  it('of Paystack is taken to the byte', () => {
    const { secret_key: key } = vectors.paystack;
    const good = message(vectors.paystack);
    const event = { key: 'charge.success:9000000001', reference: 'inv-1001-a1', providerPayment: '9000000001' };
    expect(readPaystackWebhook(key, good)).toEqual(event);
    expect(readPaystackWebhook(`${key}x`, good)).toBe('forged');
    expect(readPaystackWebhook(key, { ...good, body: Buffer.concat([good.body, Buffer.from(' ')]) })).toBe('forged');
    expect(readPaystackWebhook(key, { ...good, headers: {} })).toBe('forged');
  });

  it('of Stripe is taken for five minutes, whichever of its signatures and our secrets is right', () => {
    const { endpoint_secret: secret, timestamp, value } = vectors.stripe;
    const good = message(vectors.stripe);
    const read = (now: Date, header = value, secrets = [secret]) =>
      readStripeWebhook(secrets, { ...good, headers: headersOf('Stripe-Signature', header) }, now);
    const event = { key: 'evt_sample0002', providerPayment: 'pi_sample0001' };
    expect(read(at(timestamp + 300))).toEqual(event);
    expect(read(at(timestamp + 301))).toBe('forged');
    expect(read(at(timestamp - 9_000))).toEqual(event);
    expect(read(at(timestamp), value.replace('v1=', 'v1=00,v1='))).toEqual(event);
    expect(read(at(timestamp), value, ['whsec_of_before', secret])).toEqual(event);
    expect(read(at(timestamp), value, ['whsec_of_before'])).toBe('forged');
    for (const header of ['', 't=1', `t=${timestamp}`, 'v1=00', `t=x,${value}`])
      expect(read(at(timestamp), header)).toBe('forged');
  });

  it('of any kind that Paystack sends is ours or not, never forged', async () => {
    const { createHmac } = await import('node:crypto');
    const read = (message: object) => {
      const body = Buffer.from(JSON.stringify(message));
      const value = createHmac('sha512', 'sk').update(body).digest('hex');
      return readPaystackWebhook('sk', { headers: { 'x-paystack-signature': value }, body });
    };
    const events = sample('paystack-webhooks').map(read);
    expect(events.map((one: { reference?: string }) => one.reference)).toEqual([
      ...Array(7).fill('inv-1001-a1'),
      undefined,
    ]);
    expect(events[7]).toMatchObject({ providerPayment: '9000000005' });
    expect(new Set(events.map(({ key }: { key: string }) => key)).size).toBe(8);
    for (const event of [
      'transfer.success',
      'subscription.create',
      'invoice.update',
      'dedicatedaccount.assign.success',
    ])
      expect(read({ event, data: { id: 1, reference: 'theirs' } })).toBe('not_ours');
  });

  it('of any kind that Stripe sends is found by our reference or by the intent', async () => {
    const { default: Stripe } = await import('stripe');
    const secret = 'whsec_of_this_test';
    const now = new Date('2026-12-02T08:00:00Z');
    const read = (event: object) => {
      const payload = JSON.stringify(event);
      const timestamp = Math.floor(now.getTime() / 1000);
      const header = Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp });
      return readStripeWebhook([secret], { headers: { 'stripe-signature': header }, body: Buffer.from(payload) }, now);
    };
    const events = sample('stripe-events').map(read);
    expect(events[0]).toEqual({ key: 'evt_sample0001', reference: '1001', providerPayment: 'pi_sample0001' });
    expect(events.slice(1).map((one: { providerPayment?: string }) => one.providerPayment)).toEqual([
      'pi_sample0001',
      'pi_sample0002',
      ...Array(2).fill('pi_sample0001'),
      ...Array(3).fill('pi_sample0001'),
    ]);
    expect(read({ id: 'evt_1', type: 'customer.created', data: { object: { id: 'cus_1' } } })).toBe('not_ours');
  });
});
