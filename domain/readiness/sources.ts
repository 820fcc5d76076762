/**
 * Whose idea a criterion follows. The wording is always our own; no framework's text is copied, and none of them has
 * endorsed these criteria.
 */
export const IDEA_SOURCES = {
  kth_customer: { name: 'KTH Innovation Readiness Level, customer scale', by: 'KTH Innovation' },
  kth_technology: { name: 'KTH Innovation Readiness Level, technology scale', by: 'KTH Innovation' },
  kth_business: { name: 'KTH Innovation Readiness Level, business model scale', by: 'KTH Innovation' },
  kth_ip: { name: 'KTH Innovation Readiness Level, intellectual property scale', by: 'KTH Innovation' },
  kth_team: { name: 'KTH Innovation Readiness Level, team scale', by: 'KTH Innovation' },
  kth_funding: { name: 'KTH Innovation Readiness Level, funding scale', by: 'KTH Innovation' },
  blank_irl: { name: 'Investment Readiness Level', by: 'Steve Blank' },
  nasa_trl: { name: 'Technology Readiness Levels', by: 'NASA' },
  viral: { name: 'VIRAL', by: 'Village Capital' },
  assumption_mapping: { name: 'Assumption mapping', by: 'Bland and Osterwalder' },
  mom_test: { name: 'The Mom Test, rules for interviews', by: 'Rob Fitzpatrick' },
  own: { name: 'This product’s own convention', by: 'Cairn' },
} as const;

export type IdeaSourceId = keyof typeof IDEA_SOURCES;
