const UNLAWFUL =
  /\b(cocaine|heroin|meth|crystal meth|mkpuru mmiri|colorado|crack|ecstasy|stolen (?:phones|cars|goods)|fake (?:passports?|visas?|certificates?|drugs|documents|money|id)|forged \w+|leaked (?:\w+ )?(?:exams?|papers?|questions)|exam (?:expo|runz|runs)|expo (?:for|to)|guns?|firearms?|ammunition|explosives|yahoo yahoo|money laundering|human trafficking|ivory|kidneys?|cloned cards?)\b/iu;

/** Words of prevention and of lawful work near by: a match is a reason to ask, never a verdict. */
const LAWFUL =
  /\b(detect\w*|prevent\w*|report\w*|verif\w*|stop\w*|spot\w*|educat\w*|protect\w*|against|awareness|rehab\w*|recover\w*|trace|tracing|licensed|museum|glue|nail|massage|salon|transplant|dialysis|patients?|police|security|safety|heat)\b/iu;

/** The word of a sentence that names plainly unlawful goods or fraud; null where it is about preventing them. */
export function unlawfulWord(sentence: string): string | null {
  return LAWFUL.test(sentence) ? null : (UNLAWFUL.exec(sentence)?.[0] ?? null);
}
