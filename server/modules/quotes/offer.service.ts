import { AppError, type FieldErrors } from '#contract/errors.ts';
import type { AdminQuote, AdminQuoteListEntry, MakeOfferBody } from '#contract/quotes/admin.ts';
import { type QuoteState, WORK_MACHINE } from '#domain/consultation/quote-machine.ts';
import { type OfferProblem, offerTotals } from '#domain/consultation/quote-offer.ts';
import { QUOTE_LIMITS } from '#domain/consultation/quote-request.ts';
import { formatMoney } from '#domain/money/money.ts';
import { dayRange } from '#domain/scheduling/day-range.ts';
import { nextState } from '#domain/state-machine.ts';
import type { OperatorScope, WritingScope } from '../../access/scope.ts';
import type { Db } from '../../db/client.ts';
import { wordDay } from '../../print/wording.ts';
import type { Operator, QuoteDeps } from './deps.ts';
import { notifyFounder } from './notices.ts';
import * as repo from './quote.repo.ts';
import { findOffer, insertOffer, readWhole } from './quote-parts.repo.ts';
import { closeQuote, lockQuote, readQuoteRow, stateAfter } from './quote-store.ts';
import { toAdminListEntry, toAdminQuote } from './quote-view.ts';
import { findWork, updateWork } from './work.repo.ts';

const yearMs = 366 * 24 * 3600 * 1000;

/** What the operators do with quotes. Everything that changes one is audited in the same transaction. */
export function createOfferService(deps: QuoteDeps) {
  const { clock, audit } = deps;
  async function record(
    tx: Db,
    actor: Operator,
    action: string,
    quote: repo.QuoteRow,
    what: Record<string, unknown> = {},
  ) {
    const { email: member } = (await deps.findPerson(tx, quote.ownerUid)) ?? {};
    const detail = { ...(member && { member }), ...what };
    await audit(tx, { actor, action, subjectKind: 'quote', subjectId: quote.id, detail });
  }

  async function view(db: Db, quote: repo.QuoteRow): Promise<AdminQuote> {
    const { name, email } = (await deps.findPerson(db, quote.ownerUid)) ?? { name: quote.ownerName, email: '' };
    return toAdminQuote(await readWhole(db, quote), { uid: quote.ownerUid, name, email });
  }

  async function findAppointment(tx: Db, body: MakeOfferBody) {
    if (!body.appointment) return null;
    const { serviceId, adviserId } = body.appointment;
    const startsAt = new Date(body.appointment.startsAt);
    const service = await deps.catalogue.readBookable(tx, serviceId);
    if (!service?.active) throw new AppError('SERVICE_UNKNOWN');
    const adviser = service.advisers.find(({ id, active }) => id === adviserId && active);
    if (!adviser) throw new AppError('ADVISER_UNKNOWN');
    if (!(await deps.catalogue.isFree(tx, service, adviserId, startsAt, { operator: true })))
      throw new AppError('REQUEST_INVALID', { fields: { 'appointment.startsAt': 'The adviser is not free then.' } });
    return { serviceId, serviceTitle: service.title, adviserId, adviserName: adviser.name, startsAt };
  }

  return {
    /** After the operator wrote: of the message only its number is kept in the audit log. */
    async viewPosted(tx: Db, operator: Operator, quote: repo.QuoteRow): Promise<AdminQuote> {
      await record(tx, operator, 'quote.message', quote, { number: quote.messageCount });
      return view(tx, quote);
    },

    async list(db: Db, scope: OperatorScope, query: { state?: QuoteState; page: number; pageSize: number }) {
      const { rows, ...page } = await repo.listQuotes(db, scope, query);
      const items = rows.map((row): AdminQuoteListEntry => {
        const { ownerUid: uid, ownerName: name } = row.quote;
        return toAdminListEntry(row, { uid, name });
      });
      return { ...page, items };
    },

    async read(db: Db, scope: OperatorScope, id: string): Promise<AdminQuote> {
      return view(db, await readQuoteRow(db, scope, id));
    },

    async offer(tx: Db, operator: Operator, id: string, body: MakeOfferBody): Promise<AdminQuote> {
      const quote = await lockQuote(tx, operator.scope, id);
      const state = stateAfter(quote, 'offer');
      if (body.after !== quote.offerVersion) throw new AppError('OFFER_CHANGED');
      if (quote.offerVersion >= QUOTE_LIMITS.versions) throw new AppError('OFFER_LIMIT');
      const { netMinor, validUntil } = checkOffer(body, clock());
      const tax = await deps.computeTax(tx, netMinor);
      const totalMinor = netMinor + tax.taxMinor;
      const appointment = await findAppointment(tx, body);
      const version = quote.offerVersion + 1;
      const madeAt = clock();
      await insertOffer(tx, quote, {
        version,
        currency: body.currency,
        cadence: body.cadence,
        lines: body.lines,
        discountMinor: body.discountMinor,
        ...tax,
        totalMinor,
        validUntil,
        validOn: body.validUntil.day,
        zone: body.validUntil.zone,
        note: body.note,
        workTitle: appointment ? null : body.workTitle || quote.title,
        ...appointment,
        madeByUid: operator.uid,
        madeBy: operator.name,
        madeAt,
      });
      const change = { state, offerVersion: version, offerUntil: validUntil, updatedAt: madeAt };
      const offered = await repo.updateQuote(tx, quote, change);
      const { currency, cadence } = body;
      await record(tx, operator, 'quote.offer', offered, { version, totalMinor, currency, cadence });
      const amount = formatMoney({ amountMinor: totalMinor, currency });
      await notifyFounder(
        deps,
        tx,
        offered,
        {
          kind: 'quote.offered',
          title: version === 1 ? 'You have an offer' : 'Your offer has a new version',
          body: `Our offer comes to ${amount}. Read it, then accept or decline it.`,
          text: {
            says: 'You have an offer for your quote. Read it, then accept or decline it.',
            key: `${offered.id} ${version}`,
            usefulUntil: new Date(validUntil),
          },
        },
        [`It is valid until the end of ${wordDay(body.validUntil.day)} (${body.validUntil.zone}).`],
      );
      return view(tx, offered);
    },

    async refuse(tx: Db, operator: Operator, id: string, reason: string): Promise<AdminQuote> {
      const open = await lockQuote(tx, operator.scope, id);
      const quote = await closeQuote(tx, open, { event: 'refuse', reason: 'refused', note: reason, at: clock() });
      await record(tx, operator, 'quote.refuse', quote);
      const body = 'We cannot make you an offer for this. The reason is on the page of your quote.';
      await notifyFounder(deps, tx, quote, { kind: 'quote.refused', title: 'No offer for your quote', body });
      return view(tx, quote);
    },

    /** No further invoice is made; what is invoiced stays owed. */
    async complete(tx: Db, operator: Operator, id: string): Promise<AdminQuote> {
      const agreed = await lockQuote(tx, operator.scope, id);
      const state = stateAfter(agreed, 'complete');
      const at = clock();
      const quote = await repo.updateQuote(tx, agreed, { state, updatedAt: at });
      const work = await findWork(tx, id);
      const done = work && nextState(WORK_MACHINE, work.state, 'complete');
      if (done) await updateWork(tx, quote, { state: done, nextInvoiceOn: null, completedAt: at });
      await record(tx, operator, 'quote.complete', quote);
      const body = 'What we agreed is completed. No further invoice comes for it.';
      await notifyFounder(deps, tx, quote, { kind: 'quote.completed', title: 'Completed', body });
      return view(tx, quote);
    },

    /** @throws OFFER_UNKNOWN. */
    async readOffer(db: Db, scope: WritingScope, id: string, version: number) {
      const quote = await readQuoteRow(db, scope, id);
      const offer = await findOffer(db, id, version);
      if (!offer) throw new AppError('OFFER_UNKNOWN');
      return { quote, offer };
    },
  };
}

export type OfferService = ReturnType<typeof createOfferService>;

const offerFaults: Record<OfferProblem, FieldErrors> = {
  no_lines: { lines: 'Add a line.' },
  not_whole: { lines: 'Give whole numbers.' },
  too_large: { lines: 'This comes to more than an offer can.' },
  discount_too_large: { discountMinor: 'The discount is more than the lines come to.' },
  nothing_to_pay: { lines: 'An offer has to come to something.' },
};

/** @throws REQUEST_INVALID that names the field. */
function checkOffer(body: MakeOfferBody, now: Date): { netMinor: number; validUntil: Date } {
  const computed = offerTotals(body.lines, body.discountMinor);
  if (!computed.ok) throw new AppError('REQUEST_INVALID', { fields: offerFaults[computed.reason] });
  const validUntil = dayRange(body.validUntil.day, body.validUntil.zone)?.to;
  const fields: FieldErrors = {};
  if (validUntil === undefined || validUntil <= now.getTime())
    fields['validUntil.day'] = 'Choose a day that is not past.';
  else if (validUntil > now.getTime() + yearMs) fields['validUntil.day'] = 'Choose a day within the next year.';
  else if (body.appointment && Date.parse(body.appointment.startsAt) < validUntil)
    fields['validUntil.day'] = 'The offer has to end before the appointment begins.';
  if (body.appointment && body.cadence !== 'one_time') fields.cadence = 'An appointment is paid once.';
  if (body.appointment && body.workTitle) fields.workTitle = 'Agree an appointment or work, not both.';
  if (Object.keys(fields).length > 0) throw new AppError('REQUEST_INVALID', { fields });
  return { netMinor: computed.totals.totalMinor, validUntil: new Date(validUntil ?? 0) };
}
