import type { Money } from '../money/money.ts';

/** What a founder found out about something that the customer can choose instead. `seenOn` is YYYY-MM-DD. */
export type AlternativeFacts = { price?: string; complaint?: string; difference?: string; seenOn?: string };

/** Something the customer can choose instead. `link` is the founder's, unchecked: make it safe before you render it. */
export type Alternative = AlternativeFacts & { name: string; link?: string };

/**
 * What the founder tells us. Text is '' and numbers, money and percentages are null or '' until answered.
 * Percentages are decimal strings without the sign ("2.5" is 2.5%). Churn is per month, counts are whole numbers.
 */
export type Intake = {
  title: string;
  pitch: string;
  whyNow: string;
  segment: string;
  place: string;
  segmentSize: number | null;
  segmentSizeSource: string;
  user: string;
  payer: string;
  problem: string;
  lastIncident: string;
  frequency: string;
  workaround: string;
  workaroundCost: string;
  alternatives: Alternative[];
  edge: string;
  price: Money | null;
  priceUnit: string;
  unitCost: Money | null;
  channel: string;
  regulatedTouchpoints: string[];
  cashAvailable: Money | null;
  weeksAvailable: number | null;
  killCriteria: string[];
  unitsPerYear: number | null;
  churnPercent: string;
  acquisitionCost: Money | null;
  accounts: number | null;
  accountsSource: string;
  annualValue: Money | null;
  annualValueSource: string;
  serviceablePercent: string;
  serviceableSource: string;
  obtainablePercent: string;
  obtainableSource: string;
  /** The kind of idea that the founder chose; '' where the answers say it. */
  businessKind: string;
  firstPurchase: string;
  firstPurchaseCost: Money | null;
  assetMonths: number | null;
  customersPerAsset: number | null;
  worker: string;
  hoursPerCustomer: number | null;
  customersPerWorker: number | null;
  sidesPay: string;
  harderSide: string;
  whyNotDirect: string;
};

/** An intake that is still being written: any field may be absent. */
export type IntakeDraft = Partial<Intake>;

export type IntakeKey = keyof Intake;

const emptyIntake = (): Intake => ({
  title: '',
  pitch: '',
  whyNow: '',
  segment: '',
  place: '',
  segmentSize: null,
  segmentSizeSource: '',
  user: '',
  payer: '',
  problem: '',
  lastIncident: '',
  frequency: '',
  workaround: '',
  workaroundCost: '',
  alternatives: [],
  edge: '',
  price: null,
  priceUnit: '',
  unitCost: null,
  channel: '',
  regulatedTouchpoints: [],
  cashAvailable: null,
  weeksAvailable: null,
  killCriteria: [],
  unitsPerYear: null,
  churnPercent: '',
  acquisitionCost: null,
  accounts: null,
  accountsSource: '',
  annualValue: null,
  annualValueSource: '',
  serviceablePercent: '',
  serviceableSource: '',
  obtainablePercent: '',
  obtainableSource: '',
  businessKind: '',
  firstPurchase: '',
  firstPurchaseCost: null,
  assetMonths: null,
  customersPerAsset: null,
  worker: '',
  hoursPerCustomer: null,
  customersPerWorker: null,
  sidesPay: '',
  harderSide: '',
  whyNotDirect: '',
});

/** The draft with every absent field empty: '', null or []. Unknown keys are dropped. */
export function completeIntake(draft: IntakeDraft): Intake {
  const empty = emptyIntake();
  const keys = Object.keys(empty) as IntakeKey[];
  const entries = keys.map((key) => [key, draft[key] ?? empty[key]]);
  return Object.fromEntries(entries) as Intake;
}
