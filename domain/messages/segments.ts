/**
 * The letters of a text message that take seven bits, and those that take two of them (3GPP TS 23.038, 6.2.1). One letter from
 * elsewhere makes the whole message twice as long.
 */
const BASIC =
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà';
const EXTENDED = '^{}\\[~]|€\f';

/** Letters in one message, and in each part of a longer one, where a part is numbered (3GPP TS 23.040, 9.2.3.24.1). */
const ROOM = { seven: { alone: 160, part: 153 }, sixteen: { alone: 70, part: 67 } } as const;

/** How many messages a network counts and bills for a text. */
export function countSegments(text: string): number {
  const letters = [...text];
  const isSeven = letters.every((letter) => BASIC.includes(letter) || EXTENDED.includes(letter));
  const length = isSeven ? letters.reduce((sum, letter) => sum + (BASIC.includes(letter) ? 1 : 2), 0) : text.length;
  const { alone, part } = isSeven ? ROOM.seven : ROOM.sixteen;
  return length <= alone ? 1 : Math.ceil(length / part);
}
