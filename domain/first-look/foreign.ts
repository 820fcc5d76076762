import { hasKnownWord } from './sentence.ts';

/** Small words of Hausa, Yoruba, Igbo, Swahili, French, Spanish and Portuguese that English and pidgin have not. */
const FOREIGN = new Set(
  `ina zan muna suna kayan sayar sayarwa ga mata yara mutane domin kasuwa kasuwar wajen masu da kuma
  mo awon fun lati nibi omo ta oja
  achoro ndi nke umu ahia nwere maka ire akwa nye
  nataka kuuza kwa watu wa ya na katika wanawake
  je les des pour une aux dans nous vends vendre du le la un et vous
  los las para una en el vendo vender del por um uma dos das os`.split(/\s+/u),
);
/** Letters that English and pidgin are not written with. */
const ACCENTED = /[ọẹṣụịṅǹƙɗɓàèìòùáéíóúâêîôûçñãõ]/iu;
/** Pidgin and English have them too. */
const SHARED = new Set(['na', 'a', 'ya', 'da', 'la', 'le', 'en', 'os', 'um', 'wa', 'ta', 'el', 'du']);

/** True where more small words are of another language than of English or pidgin: what it took for goods would be its verbs. */
export function isForeign(sentence: string): boolean {
  const words =
    sentence
      .normalize('NFC')
      .toLowerCase()
      .match(/[\p{L}\p{M}]+/gu) ?? [];
  const foreign = words.filter((word) => FOREIGN.has(word) || ACCENTED.test(word.normalize('NFC')));
  const sure = foreign.filter((word) => !SHARED.has(word));
  const known = words.filter((word) => !foreign.includes(word) && word.length > 1 && hasKnownWord(word));
  return sure.length > 0 && foreign.length > 1 && foreign.length > known.length;
}
