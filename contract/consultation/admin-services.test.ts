import { expect, it } from 'vitest';
import { serviceBody } from './admin-services.ts';

const { prices } = serviceBody.shape;

it.each([[{ NGN: 0, USD: 0 }], [{ NGN: 2_500_000, USD: 2_500 }]])('takes the prices %j', (body) => {
  expect(prices.safeParse(body).success).toBe(true);
});

it.each([[{ NGN: 0, USD: 2_500 }], [{ NGN: 2_500_000, USD: 0 }]])(
  'refuses a service that is free in one currency only: %j',
  (body) => {
    expect(prices.safeParse(body).error?.issues).toMatchObject([
      { message: 'A free service is free in both currencies.' },
    ]);
  },
);

it('says one thing of an amount below zero', () => {
  expect(prices.safeParse({ NGN: -1, USD: 0 }).error?.issues).toMatchObject([{ path: ['NGN'] }]);
});
