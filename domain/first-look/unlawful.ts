const UNLAWFUL =
  /\b(cocaine|heroin|meth|crystal meth|mkpuru mmiri|colorado|crack|ecstasy|codeine|tramadol|rohypnol|cannabis|marijuana|hard drugs|abortion pills?|stolen (?:phones|cars|goods)|(?:fake|forged|counterfeit) \w+(?: (?:certificates?|papers?|products?))?|leaked (?:\w+ )?(?:exams?|papers?|questions)|exam (?:expo|runz|runs)|expo (?:for|to)|guns?|firearms?|ammunition|explosives|yahoo (?:yahoo|boys?)|money laundering|ponzi|(?:money doubling|doubl\w* (?:their |your |people'?s )?money)|(?:buy|sell)\w* (?:and (?:buy|sell) )?(?:pvcs? )?votes?|voters?['’]?s? cards?|escort services?|prostitut\w+|human trafficking|ivory|kidneys?|cloned cards?)\b/iu;

/** Words of prevention and of lawful work near by: a match is a reason to ask, never a verdict. */
const LAWFUL =
  /\b(detect\w*|prevent\w*|report\w*|verif\w*|stop\w*|spot\w*|educat\w*|protect\w*|against|awareness|rehab\w*|recover\w*|trace|tracing|licensed|museum|glue|nail|massage|salon|transplant|dialysis|patients?|police|security|safety|heat|prescriptions?|pharmac\w+|lashes|nails|leather|flowers)\b/iu;

/** The word of a sentence that names plainly unlawful goods or fraud; null where it is about preventing them. */
export function unlawfulWord(sentence: string): string | null {
  return LAWFUL.test(sentence) ? null : (UNLAWFUL.exec(sentence)?.[0] ?? null);
}
