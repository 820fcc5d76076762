const NIGERIAN_MOBILE = /^(?:\+234|00234|009234|234)?0?((?:70|71|80|81|90|91)\d{8})$/;
const INTERNATIONAL = /^\+[1-9]\d{6,14}$/;
const SEPARATORS = /[\s()[\]\p{Dash_Punctuation}]/gu;

/**
 * A Nigerian mobile number as E.164 ("+2348031234567") from any way of writing it: 0803…, 803…, 234803…, +234 (0)803…,
 * 00234803…, 009234803…, with spaces, dashes and brackets. Null for everything else. The prefix proves neither the
 * network nor that the number is in use. Source: methods reference §6.3.
 */
export function nigerianMobile(text: string): string | null {
  const [, national] = NIGERIAN_MOBILE.exec(compact(text)) ?? [];
  return national ? `+234${national}` : null;
}

/**
 * Any phone number as E.164: a Nigerian mobile in any form, or another country's number that starts with "+". A number
 * under +234 must be a mobile, so that a mistyped one is not stored as if it were foreign. Null for everything else.
 */
export function phoneToE164(text: string): string | null {
  const number = compact(text);
  if (number.startsWith('+') && !number.startsWith('+234')) return INTERNATIONAL.test(number) ? number : null;
  return nigerianMobile(number);
}

/** Without separators, and without the "(0)" of "+44 (0)7700 …": a trunk zero is not dialled behind a country code. */
function compact(text: string): string {
  return text.replace('(0)', '').replace(SEPARATORS, '');
}
