import type { Jurisdiction, Source } from '#domain/agreements/template.ts';
import { OUR_OWN } from '../common/clause.ts';

/** What a founders' agreement calls things, and where its rules come from, under each law of companies. */
export type CompanyLaw = {
  /** "articles of association" */
  constitution: string;
  registry: string;
  /** "a private company limited by shares" */
  companyType: string;
  shareClass: string;
  incorporatedUnder: string;
  transferSources: readonly [Source, ...Source[]];
  capitalSources: readonly [Source, ...Source[]];
  restraintSources: readonly [Source, ...Source[]];
  /** What else the founders should know, said on the document. */
  notices: readonly string[];
};

const REASONABLE_RESTRAINT: Source = {
  name: 'A restraint must protect a legitimate interest and be reasonable in scope, area and time: ask a lawyer',
  checked: false,
};

export const COMPANY_LAW: Readonly<Record<Jurisdiction, CompanyLaw>> = {
  ng: {
    constitution: 'articles of association',
    registry: 'the Corporate Affairs Commission',
    companyType: 'a private company limited by shares',
    shareClass: 'ordinary shares',
    incorporatedUnder: 'the laws of the Federal Republic of Nigeria',
    transferSources: [{ name: 'Companies and Allied Matters Act 2020, s.22(2)', checked: true }],
    capitalSources: [{ name: 'Companies and Allied Matters Act 2020, ss.27 and 124', checked: true }],
    restraintSources: [REASONABLE_RESTRAINT],
    notices: [
      'Shares exist once the company exists, its directors have allotted them and the allotment has been filed. Ask a lawyer for the deadline of the filing.',
      'Stamp duty may be due on this agreement: ask a lawyer or an accountant.',
    ],
  },
  'us-de': {
    constitution: 'certificate of incorporation and bylaws',
    registry: 'the Delaware Secretary of State',
    companyType: 'a corporation',
    shareClass: 'shares of common stock',
    incorporatedUnder: 'the laws of the State of Delaware',
    transferSources: [OUR_OWN],
    capitalSources: [OUR_OWN],
    restraintSources: [
      {
        name: 'Whether a restraint binds is a matter of state law, and some states refuse it: ask a lawyer',
        checked: false,
      },
    ],
    notices: [
      'Shares that vest over time have tax consequences for whoever receives them, and an election about them has a short deadline that cannot be extended: ask a tax adviser before the shares are issued.',
      'The board must approve the issue of shares, and the stock ledger must record it.',
    ],
  },
  'gb-ew': {
    constitution: 'articles of association',
    registry: 'Companies House',
    companyType: 'a private company limited by shares',
    shareClass: 'ordinary shares',
    incorporatedUnder: 'the laws of England and Wales',
    transferSources: [OUR_OWN],
    capitalSources: [OUR_OWN],
    restraintSources: [REASONABLE_RESTRAINT],
    notices: [
      'Shares that vest over time have tax consequences for whoever receives them, and an election about them has a short deadline: ask a tax adviser before the shares are issued.',
      'A company may buy back its own shares only in the way that company law lays down: ask a lawyer before it does.',
    ],
  },
};
