import { requireCount } from '../../require.ts';

/** The shortest notice that an employer may give. */
export type NoticePeriod = { count: number; unit: 'day' | 'week' | 'month' };
export type NoticeLaw = 'NG' | 'GB-EAW' | 'KE' | 'GH' | 'ZA';

/** What changes the floor in Kenya (probation) and Ghana (the length of the contract, pay by the week). */
export type NoticeTerms = { contractMonths?: number; probation?: boolean; paidWeekly?: boolean };

/**
 * The employer's statutory minimum after whole `months` of service, or null for none. Nigeria: Labour Act s.11, which binds
 * for manual and clerical workers and is used as the floor for others. England and Wales: Employment Rights Act 1996 s.86.
 * Kenya: Employment Act 2007 s.35, for pay by the month, and s.42 in probation. Ghana: Act 651 s.17, by the length of the
 * contract. South Africa: BCEA 75 of 1997 s.37.
 * @throws RangeError for another law, whose floor is not known here, and for months that are no whole number from zero.
 */
export function noticeFloor(law: NoticeLaw, months: number, terms: NoticeTerms = {}): NoticePeriod | null {
  requireCount('months', months);
  switch (law) {
    case 'NG':
      if (months <= 3) return { count: 1, unit: 'day' };
      if (months < 24) return { count: 1, unit: 'week' };
      return months < 60 ? { count: 2, unit: 'week' } : { count: 1, unit: 'month' };
    case 'GB-EAW': {
      if (months < 1) return null;
      const years = Math.floor(months / 12);
      return { count: Math.min(Math.max(years, 1), 12), unit: 'week' };
    }
    case 'KE':
      return { count: terms.probation ? 7 : 28, unit: 'day' };
    case 'GH': {
      if (terms.paidWeekly) return { count: 7, unit: 'day' };
      const contract = requireCount('contract_months', terms.contractMonths ?? months);
      return contract >= 36 ? { count: 1, unit: 'month' } : { count: 2, unit: 'week' };
    }
    case 'ZA':
      if (months <= 6) return { count: 1, unit: 'week' };
      return { count: months < 12 ? 2 : 4, unit: 'week' };
    default:
      throw new RangeError(`The notice that the law of ${String(law)} asks for is not known here`);
  }
}

type NoticeCases = {
  cases: {
    jurisdiction: NoticeLaw;
    months: number;
    contract_months?: number;
    probation?: boolean;
    paid_weekly?: boolean;
  }[];
};

/** In words: "1 day", "12 weeks", "none". */
export function noticeMinimum({ cases }: NoticeCases): { notice: string[] } {
  return {
    notice: cases.map(({ jurisdiction, months, contract_months: contractMonths, probation, paid_weekly: paidWeekly }) =>
      noticeText(noticeFloor(jurisdiction, months, { contractMonths, probation, paidWeekly })),
    ),
  };
}

export function noticeText(period: NoticePeriod | null): string {
  if (!period) return 'none';
  return `${period.count} ${period.unit}${period.count === 1 ? '' : 's'}`;
}

/** Days that are enough for a period whenever it begins: a month may have 31. */
export function noticeDays(period: NoticePeriod | null): number {
  const days = { day: 1, week: 7, month: 31 };
  return period ? period.count * days[period.unit] : 0;
}
