import type { Source } from '#domain/agreements/template.ts';

export const safeGuide: Source = {
  name: 'Method of the Post-Money SAFE User Guide, read in public copies; the words are our own',
  checked: true,
};

export const noteGuide: Source = {
  name: 'Published explanations of convertible notes and a law firm’s form, read for their method; the words are our own',
  checked: true,
};

export const camaShares: Source = {
  name: 'Companies and Allied Matters Act 2020 (Nigeria) on allotting and classes of shares: have the sections checked',
  checked: false,
};

export const marketPractice: Source = {
  name: 'Usual practice in priced rounds; no statute asks for it',
  checked: false,
};

export const roundGuide: Source = {
  name: 'Published worked examples of priced rounds, option pools and preferences, read for their method',
  checked: true,
};

export const vestingGuide: Source = {
  name: 'Open Cap Table Coalition: how vesting is counted; four years with a cliff are a convention',
  checked: true,
};
