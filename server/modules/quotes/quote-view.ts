import type { AdminQuote, AdminQuoteListEntry } from '#contract/quotes/admin.ts';
import type { Offer } from '#contract/quotes/offers.ts';
import type { Quote, QuoteListEntry } from '#contract/quotes/quotes.ts';
import { QUOTE_MACHINE, type QuoteEvent } from '#domain/consultation/quote-machine.ts';
import { isOfferOpen, offerTotals } from '#domain/consultation/quote-offer.ts';
import { mayHappen } from '#domain/state-machine.ts';
import type { OfferRow, QuoteRow } from './quote.repo.ts';
import type { WholeQuote } from './quote-parts.repo.ts';

/** As its founder sees it. */
export function toQuote(whole: WholeQuote, now: Date): Quote {
  const { quote } = whole;
  const may = (event: QuoteEvent) => mayHappen(QUOTE_MACHINE, quote.state, event);
  const isOpen = quote.offerUntil !== null && isOfferOpen(quote.offerUntil.toISOString(), now.toISOString());
  return {
    ...common(whole, 'founder'),
    can: {
      edit: quote.state === 'draft',
      submit: may('submit'),
      withdraw: may('withdraw'),
      accept: may('accept') && isOpen,
      decline: may('decline'),
      message: mayWrite(quote),
    },
  };
}

/** As the operators see it. */
export function toAdminQuote(whole: WholeQuote, founder: AdminQuote['founder']): AdminQuote {
  const may = (event: QuoteEvent) => mayHappen(QUOTE_MACHINE, whole.quote.state, event);
  return {
    ...common(whole, 'operator'),
    founder,
    can: { offer: may('offer'), refuse: may('refuse'), message: mayWrite(whole.quote), complete: may('complete') },
  };
}

export function toListEntry({ quote, offer, unread }: ListRow): QuoteListEntry {
  const { id, title, state } = quote;
  return {
    id,
    title,
    state,
    updatedAt: quote.updatedAt.toISOString(),
    offer: offer && {
      version: offer.version,
      totalMinor: offer.totalMinor,
      currency: offer.currency,
      cadence: offer.cadence,
      validUntil: offer.validUntil.toISOString(),
    },
    unread,
  };
}
type ListRow = { quote: QuoteRow; offer: OfferRow | null; unread: number };

export function toAdminListEntry(row: ListRow, founder: AdminQuoteListEntry['founder']): AdminQuoteListEntry {
  return { ...toListEntry(row), founder, submittedAt: row.quote.submittedAt?.toISOString() ?? null };
}

/** People write to each other from when it was sent until it is closed. */
export function mayWrite({ state }: QuoteRow): boolean {
  return state !== 'draft' && state !== 'cancelled';
}

function common(whole: WholeQuote, side: 'founder' | 'operator') {
  const { quote, files, offers, messages } = whole;
  const { id, title, brief, state, revision, currency, budgetMinor, deadline } = quote;
  const seen = side === 'founder' ? quote.founderSeen : quote.operatorSeen;
  return {
    id,
    title,
    brief,
    state,
    revision,
    currency,
    budgetMinor,
    deadline,
    service:
      quote.serviceId === null || quote.serviceTitle === null
        ? null
        : { id: quote.serviceId, title: quote.serviceTitle },
    files: files.map(({ id: fileId, name, mediaType, bytes }) => ({ id: fileId, name, mediaType, bytes })),
    createdAt: quote.createdAt.toISOString(),
    updatedAt: quote.updatedAt.toISOString(),
    submittedAt: quote.submittedAt?.toISOString() ?? null,
    offers: offers.map(toOffer),
    messages: messages.map(({ number, side: from, author, text, at }) => ({
      number,
      side: from,
      author,
      text,
      at: at.toISOString(),
    })),
    unread: messages.filter((message) => message.side !== side && message.number > seen).length,
    agreement: toAgreement(whole),
    closing: toClosing(quote),
  };
}

export function toOffer(row: OfferRow): Offer {
  const { version, currency, cadence, lines, discountMinor, taxPercent, taxMinor, totalMinor } = row;
  const { validOn, zone, note, workTitle } = row;
  const computed = offerTotals(lines, discountMinor);
  if (!computed.ok || computed.totals.totalMinor + taxMinor !== totalMinor)
    throw new Error(`the stored total of ${row.quoteId}, version ${version}, is not that of its lines`);
  return {
    version,
    currency,
    cadence,
    lines: lines.map((line, index) => ({ ...line, amountMinor: computed.totals.lineMinor[index] ?? 0 })),
    subtotalMinor: computed.totals.subtotalMinor,
    discountMinor,
    taxPercent,
    taxMinor,
    totalMinor,
    validUntil: row.validUntil.toISOString(),
    validOn,
    zone,
    note,
    workTitle,
    appointment: toAppointment(row),
    madeBy: row.madeBy,
    madeAt: row.madeAt.toISOString(),
  };
}

function toAppointment({ serviceId, serviceTitle, adviserId, adviserName, startsAt }: OfferRow): Offer['appointment'] {
  if (!serviceId || !adviserId || !startsAt) return null;
  const startsAtText = startsAt.toISOString();
  return { serviceId, service: serviceTitle ?? '', adviserId, adviser: adviserName ?? '', startsAt: startsAtText };
}

function toAgreement({ quote, work }: WholeQuote): Quote['agreement'] {
  const { acceptedVersion, acceptedAt, invoiceId, bookingId } = quote;
  if (acceptedVersion === null || acceptedAt === null || invoiceId === null) return null;
  return {
    version: acceptedVersion,
    at: acceptedAt.toISOString(),
    invoiceId,
    bookingId,
    work: work
      ? {
          id: work.id,
          title: work.title,
          state: work.state,
          cadence: work.cadence,
          startedOn: work.startedOn,
          nextInvoiceOn: work.nextInvoiceOn,
          completedAt: work.completedAt?.toISOString() ?? null,
          invoices: work.invoices.map(({ period, invoiceId: id, day }) => ({ period, invoiceId: id, day })),
        }
      : null,
  };
}

function toClosing({ closedReason, closedNote, closedAt }: QuoteRow): Quote['closing'] {
  return closedReason && closedAt ? { reason: closedReason, note: closedNote ?? '', at: closedAt.toISOString() } : null;
}
