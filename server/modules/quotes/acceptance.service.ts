import { AppError } from '#contract/errors.ts';
import type { Quote } from '#contract/quotes/quotes.ts';
import { dueInvoices, invoiceDay } from '#domain/consultation/quote-invoices.ts';
import { isOfferOpen } from '#domain/consultation/quote-offer.ts';
import { formatMoney, type Money } from '#domain/money/money.ts';
import { narrow, type OwnerScope } from '../../access/scope.ts';
import type { Subject } from '../../charging.ts';
import type { Db } from '../../db/client.ts';
import { newId } from '../../db/new-id.ts';
import type { QuoteDeps } from './deps.ts';
import { notifyFounder, notifyOperators } from './notices.ts';
import { type LockedQuote, type OfferRow, type QuoteRow, updateQuote } from './quote.repo.ts';
import { findOffer, readWhole } from './quote-parts.repo.ts';
import { lockQuote, stateAfter } from './quote-store.ts';
import { toQuote } from './quote-view.ts';
import { findWork, insertWork, insertWorkInvoice, updateWork } from './work.repo.ts';

/** Accepting an offer, and the invoices that follow from it. */
export function createAcceptanceService(deps: QuoteDeps) {
  const { clock, charges } = deps;

  const openInvoice = (tx: Db, quote: QuoteRow, offer: OfferRow, subject: Subject) =>
    charges.open(tx, {
      payer: narrow(deps.everybody, quote.ownerUid),
      subject,
      title: offer.workTitle ?? quote.title,
      currency: offer.currency,
      lines: offer.lines,
      discountMinor: offer.discountMinor,
      issue: true,
    });

  async function startWork(tx: Db, quote: LockedQuote, offer: OfferRow, invoiceId: string): Promise<void> {
    const at = clock();
    const day = at.toISOString().slice(0, 10);
    const id = newId(at);
    await insertWork(tx, quote, {
      id,
      title: offer.workTitle ?? quote.title,
      cadence: offer.cadence,
      startedOn: day,
      nextInvoiceOn: invoiceDay(day, offer.cadence, 2),
    });
    await insertWorkInvoice(tx, { workId: id, period: 1, invoiceId, day });
  }

  return {
    /**
     * Status, invoice, and booking or work, in the caller's one transaction: all or nothing. Accepting the same version again
     * answers what the first time made.
     * @throws QUOTE_CHANGED, OFFER_CHANGED, OFFER_EXPIRED, OFFER_TAX_CHANGED, SLOT_TAKEN where the agreed time is gone, and FOUNDER_BUSY
     * where the founder has another session then.
     */
    async accept(
      tx: Db,
      scope: OwnerScope,
      id: string,
      seen: { version: number; total: Money; zone?: string | undefined },
    ): Promise<Quote> {
      const quote = await lockQuote(tx, scope, id);
      const offer = await findOffer(tx, id, quote.offerVersion);
      const isAsSeen =
        offer?.version === seen.version &&
        offer.totalMinor === seen.total.amountMinor &&
        offer.currency === seen.total.currency;
      const now = clock();
      const view = async (current: QuoteRow) => toQuote(await readWhole(tx, current), now);
      if (isAsSeen && quote.acceptedVersion === seen.version) return view(quote);

      const state = stateAfter(quote, 'accept');
      if (!offer || !isAsSeen) throw new AppError('OFFER_CHANGED');
      if (!isOfferOpen(offer.validUntil.toISOString(), now.toISOString())) throw new AppError('OFFER_EXPIRED');

      // The adviser before the number of an invoice, as everywhere, so that nobody waits in a circle.
      const bookingId = await bookAppointment(deps, tx, quote, offer, seen.zone);
      const invoice = await openInvoice(tx, quote, offer, { kind: 'quote', id });
      if (invoice.totalMinor !== offer.totalMinor) throw new AppError('OFFER_TAX_CHANGED');
      const terms = { acceptedVersion: offer.version, acceptedAt: now, invoiceId: invoice.id, bookingId };
      const accepted = await updateQuote(tx, quote, { ...terms, state, updatedAt: now });
      if (bookingId === null) await startWork(tx, accepted, offer, invoice.id);

      const amount = formatMoney({ amountMinor: offer.totalMinor, currency: offer.currency });
      const body = `You accepted our offer of ${amount}. The invoice is on the page of your quote.`;
      await notifyOperators(deps, tx, accepted, {
        kind: 'quote.accepted',
        title: `An offer of ${amount} was accepted`,
      });
      await notifyFounder(deps, tx, accepted, { kind: 'quote.accepted', title: 'Offer accepted', body });
      return view(accepted);
    },

    /** Makes the invoices of the work that are due by today, each period once: run twice, it finds nothing to do. */
    async issueDue(tx: Db, scope: OwnerScope, id: string): Promise<void> {
      const quote = await lockQuote(tx, scope, id);
      const work = await findWork(tx, id);
      const offer = quote.acceptedVersion && (await findOffer(tx, id, quote.acceptedVersion));
      if (work?.state !== 'in_progress' || !offer) return;
      const today = clock().toISOString().slice(0, 10);
      const due = dueInvoices(work.startedOn, work.cadence, work.period, today);
      const last = due.at(-1);
      if (!last) return;
      for (const { period, day } of due) {
        const { id: invoiceId } = await openInvoice(tx, quote, offer, { kind: 'work', id: work.id });
        await insertWorkInvoice(tx, { workId: work.id, period, invoiceId, day });
      }
      const nextInvoiceOn = invoiceDay(work.startedOn, work.cadence, last.period + 1);
      await updateWork(tx, quote, { period: last.period, nextInvoiceOn });
      const title = due.length === 1 ? 'A new invoice' : `${due.length} new invoices`;
      const body = 'An invoice for the work we agreed is on the page of your quote.';
      await notifyFounder(deps, tx, quote, { kind: 'quote.invoiced', title, body });
    },
  };
}

export type AcceptanceService = ReturnType<typeof createAcceptanceService>;

async function bookAppointment(
  deps: QuoteDeps,
  tx: Db,
  quote: QuoteRow,
  offer: OfferRow,
  zone?: string,
): Promise<string | null> {
  const { serviceId, adviserId, startsAt } = offer;
  if (!serviceId || !adviserId || !startsAt) return null;
  const founder = narrow(deps.everybody, quote.ownerUid);
  const request = { founder, serviceId, adviserId, startsAt, quoteId: quote.id, ...(zone && { zone }) };
  return (await deps.bookAgreed(tx, request)).bookingId;
}
