/** The shortest notice that an employer may give. */
export type NoticePeriod = { count: number; unit: 'day' | 'week' | 'month' };
export type NoticeLaw = 'NG' | 'GB-EAW' | 'KE' | 'GH';

/**
 * The employer's statutory minimum after whole `months` of service, or null for none. Nigeria: Labour Act s.11, which binds
 * for manual and clerical workers and is used as the floor for others. England and Wales: Employment Rights Act 1996 s.86.
 * Kenya: Employment Act 2007 s.35, for pay by the month. Ghana: Act 651 s.17, by the length of the contract.
 */
export function noticeFloor(law: NoticeLaw, months: number, contractMonths = months): NoticePeriod | null {
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
      return { count: 28, unit: 'day' };
    case 'GH':
      return contractMonths >= 36 ? { count: 1, unit: 'month' } : { count: 2, unit: 'week' };
  }
}

type NoticeCases = { cases: { jurisdiction: NoticeLaw; months: number; contract_months?: number }[] };

/** In words: "1 day", "12 weeks", "none". */
export function noticeMinimum({ cases }: NoticeCases): { notice: string[] } {
  return {
    notice: cases.map(({ jurisdiction, months, contract_months }) =>
      noticeText(noticeFloor(jurisdiction, months, contract_months)),
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
