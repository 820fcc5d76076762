/** "I hear say …", "people dey talk say …", "somebody for the group say …": words of nobody whom the founder met. */
const NOBODY_MET =
  /\b(?:I|we) (?:just |don )?(?:hear|heard)\b|\brumou?rs?\b|\b(?:they|them|dem) (?:dey|de) (?:talk|say)\b|\b(?:say|sey|says|said|talk) (?:am )?(?:for|on|in|inside) (?:the )?(?:radio|tv|television|news|newspapers?|facebook|twitter|instagram|tiktok|youtube)\b|(?:^|[,;:]\s*)\s*(?:plenty |many |some |most |other |all )?(?:people|pipo|everybody|everyone|folks)\b[^,;]{0,25}?\b(?:talk|say|sey|says|said|saying)\b|(?:^|[,;:]\s*)\s*(?:somebody|someone|one person|one guy)\s(?:for|in|on|inside)\b[^,;]{0,40}?\b(?:talk|say|sey|says|said|post(?:ed)?)\b/iu;

const KIN =
  '(?:neighbou?rs?|friends?|sisters?|brothers?|cousins?|aunt(?:y|ie)?|uncle|oga|boss|colleagues?|classmates?|course ?mates?|in-?law)';
/** "My sister say her neighbour …", "he told me that his friend …": what another did, of whom the founder was only told. */
const OF_ANOTHER = new RegExp(
  String.raw`\b(?:told|tell|tells|said|says|say|sey|talk|explained|mentioned|complained?)\b(?:\s(?:me|us|that|say|sey|how))*\s(?:her|his|their|dem|him|one)\s(?:own\s|other\s)?${KIN}\b`,
  'iu',
);

/** Whether a sentence passes on what somebody says of others: nobody whom the founder met did it. This product's own convention. */
const isHearsay = (sentence: string) => NOBODY_MET.test(sentence) || OF_ANOTHER.test(sentence);

/** A note without what it only passes on. */
export const withoutHearsay = (note: string) => withoutSentences(note, isHearsay);

/** A note without the sentences that are of another thing. */
export const withoutSentences = (note: string, isOut: (sentence: string) => boolean) =>
  note
    .split(/[!?\n]+|\.(?!\d)/u)
    .filter((sentence) => !isOut(sentence))
    .join('.');
