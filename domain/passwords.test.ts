import { describe, expect, it } from 'vitest';
import { isOwnersWord, passwordStrength } from './passwords.ts';

const ada = { email: 'adaobi@cairn.example', name: 'Adaobi Nwosu' };

describe('how strong a password is', () => {
  it.each([
    ['', 'weak'],
    ['123456', 'weak'],
    ['Xk9#q', 'weak'],
    ['aaaaaaaaaaaaaaaaaa', 'weak'],
    ['abcdefghijklmnop', 'weak'],
    ['9876543210', 'weak'],
    ['adaobi@cairn.example', 'weak'],
    ['Adaobi2024', 'weak'],
    ['adaobinwosu!', 'weak'],
    ['green hills', 'fair'],
    ['Ọjà-ẹ̀kọ́-12', 'fair'],
    ['three brown cows', 'strong'],
    ['adaobi sells yams at noon', 'strong'],
    ['密码很长很长很长很长很长很难猜中的', 'strong'],
  ])('“%s”: %s', (password, strength) => {
    expect(passwordStrength(password, ada)).toBe(strength);
  });

  it('knows nobody where nothing was typed yet', () => {
    expect(passwordStrength('three brown cows', { email: '', name: '' })).toBe('strong');
  });
});

describe('a password that others know of its owner', () => {
  it.each(['adaobi@cairn.example', 'ADAOBI@Cairn.Example', 'adaobi', 'Adaobi Nwosu', 'adaobinwosu', 'Adáọbí'])(
    'is “%s”',
    (password) => {
      expect(isOwnersWord(password, ada)).toBe(true);
    },
  );

  it.each(['adaobi1', 'nwosu', 'three brown cows', ''])('is not “%s”', (password) => {
    expect(isOwnersWord(password, ada)).toBe(false);
  });

  it('is none where the name is not known', () => {
    expect(isOwnersWord('', { email: '' })).toBe(false);
  });
});
