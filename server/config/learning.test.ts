import { describe, expect, it } from 'vitest';
import { makeConfig } from './config.ts';
import { readEnv } from './env.ts';

const token = '0123456789abcdef0123456789abcdef';
const learningOf = (env: Record<string, string>) => makeConfig(readEnv(env), '/srv/cairn').learning;
const people = {
  APP_ENV: 'production',
  AUTH_SECRET: 'p4Xw9uQ2zL7rT1vB8nM5cK3jH6gF0dSaYeUiOo+/=x',
  MAIL_PROVIDER: 'smtp',
  SMTP_URL: 'smtp://mail.example:587',
  PUBLIC_URL: 'https://cairn.example',
};

describe('the learning platform', () => {
  it('is built in unless a Moodle is named', () => {
    expect(learningOf({})).toEqual({ kind: 'built-in' });
    expect(learningOf({ MOODLE_URL: 'https://learn.example/moodle/', MOODLE_TOKEN: token })).toEqual({
      kind: 'moodle',
      baseUrl: 'https://learn.example/moodle',
      token,
      categories: { free: 'Free Plan', ideation: 'Ideation Plan', founder: 'Founder Plan' },
    });
  });

  it('has the categories that the operator names', () => {
    const named = { MOODLE_CATEGORY_IDEATION: 'Ideation', MOODLE_CATEGORY_FOUNDER: 'Founder' };
    expect(learningOf({ MOODLE_URL: 'https://learn.example', MOODLE_TOKEN: token, ...named })).toMatchObject({
      categories: { free: 'Free Plan', ideation: 'Ideation', founder: 'Founder' },
    });
  });

  it.each<[string, Record<string, string>, RegExp]>([
    ['an address alone', { MOODLE_URL: 'https://learn.example' }, /MOODLE_TOKEN is required/],
    ['a token alone', { MOODLE_TOKEN: token }, /MOODLE_URL is required/],
    ['an address with a query', { MOODLE_URL: 'https://learn.example/?a=1', MOODLE_TOKEN: token }, /nothing more/],
    ['a private address', { MOODLE_URL: 'http://127.0.0.1:8081', MOODLE_TOKEN: token }, /OUTBOUND_PRIVATE_HOSTS/],
    [
      'one category for two plans',
      { MOODLE_URL: 'https://learn.example', MOODLE_TOKEN: token, MOODLE_CATEGORY_IDEATION: 'Free Plan' },
      /must differ/,
    ],
    ['a token that is none', { MOODLE_URL: 'https://learn.example', MOODLE_TOKEN: 'short' }, /MOODLE_TOKEN: /],
    [
      'an open address for people',
      { ...people, MOODLE_URL: 'http://learn.example', MOODLE_TOKEN: token },
      /must begin with https/,
    ],
  ])('cannot be %s', (_what, env, words) => {
    expect(() => learningOf(env)).toThrow(words);
    expect(() => learningOf(env)).not.toThrow(token);
  });
});
