import * as admin from '#contract/quotes/admin.ts';
import * as quoteAnswers from '#contract/quotes/answers.ts';
import * as quoteFiles from '#contract/quotes/files.ts';
import * as contract from '#contract/quotes/quotes.ts';
import type { Bind } from '../../http/bind.ts';
import type { AcceptanceService } from './acceptance.service.ts';
import type { DueService } from './due.service.ts';
import type { MessageService } from './message.service.ts';
import type { OfferService } from './offer.service.ts';
import { printOffer } from './print-offer.ts';
import type { QuoteService } from './quote.service.ts';
import type { QuoteFileService } from './quote-file.service.ts';

export interface QuoteServices {
  quotes: QuoteService;
  files: QuoteFileService;
  messages: MessageService;
  offers: OfferService;
  acceptance: AcceptanceService;
  /** For the jobs. */
  due: DueService;
}

export function bindQuotes(bind: Bind, services: QuoteServices): void {
  bindFounder(bind, services);
  bindFiles(bind, services);
  bindAnswer(bind, services);
  bindOperator(bind, services);
}

function bindFounder(bind: Bind, { quotes }: QuoteServices): void {
  bind(contract.createQuote, async ({ db, caller, scope, plan, body }) => {
    await plan.requireRoom(db, 'openQuotes');
    return quotes.create(db, { ...caller, scope }, body);
  });
  bind(contract.listQuotes, ({ db, scope, query }) => quotes.list(db, scope, query));
  bind(contract.readQuote, ({ db, scope, params }) => quotes.read(db, scope, params.quoteId));
  bind(contract.saveQuoteDraft, ({ db, scope, params, body }) => quotes.saveDraft(db, scope, params.quoteId, body));
  bind(contract.submitQuote, ({ db, scope, params }) => quotes.submit(db, scope, params.quoteId));
  bind(contract.withdrawQuote, ({ db, scope, params }) => quotes.withdraw(db, scope, params.quoteId));
}

/** These open transactions of their own: pictures are drawn anew before, and bytes are removed after, they hold a row. */
function bindFiles(bind: Bind, { files, quotes }: QuoteServices): void {
  bind(
    quoteFiles.attachQuoteFile,
    async ({ db, scope, params, files: [upload], once }) => {
      const attach = await files.prepare(db, scope, params.quoteId, upload);
      return db.transaction((tx) =>
        once(tx, async () => {
          await attach(tx);
          return quotes.read(tx, scope, params.quoteId);
        }),
      );
    },
    { transaction: 'none' },
  );
  bind(
    quoteFiles.removeQuoteFile,
    async ({ db, scope, params }) => {
      await files.detach(db, scope, params.quoteId, params.fileId);
      return quotes.read(db, scope, params.quoteId);
    },
    { transaction: 'none' },
  );
  bind(quoteFiles.readQuoteFile, ({ db, scope, params }) => files.read(db, scope, params.quoteId, params.fileId));
}

function bindAnswer(bind: Bind, { quotes, messages, offers, acceptance }: QuoteServices): void {
  bind(quoteAnswers.acceptOffer, ({ db, scope, params, body }) => acceptance.accept(db, scope, params.quoteId, body));
  bind(quoteAnswers.declineOffer, ({ db, scope, params, body }) =>
    quotes.decline(db, scope, params.quoteId, body.reason),
  );
  bind(quoteAnswers.postMessage, async ({ db, caller, scope, params, body }) => {
    await messages.post(db, { ...caller, scope }, params.quoteId, body.text);
    return quotes.read(db, scope, params.quoteId);
  });
  bind(quoteAnswers.markMessagesSeen, ({ db, scope, params, body }) =>
    messages.markSeen(db, scope, params.quoteId, body.number),
  );
  bind(quoteAnswers.readOfferPdf, async ({ db, scope, params, runTask }) =>
    printOffer(runTask, await offers.readOffer(db, scope, params.quoteId, params.version)),
  );
}

function bindOperator(bind: Bind, { offers, messages, files }: QuoteServices): void {
  bind(admin.listAdminQuotes, ({ db, scope, query }) => offers.list(db, scope, query));
  bind(admin.readAdminQuote, ({ db, scope, params }) => offers.read(db, scope, params.quoteId));
  bind(admin.makeOffer, ({ db, caller, scope, params, body }) =>
    offers.offer(db, { ...caller, scope }, params.quoteId, body),
  );
  bind(admin.refuseQuote, ({ db, caller, scope, params, body }) =>
    offers.refuse(db, { ...caller, scope }, params.quoteId, body.reason),
  );
  bind(admin.completeWork, ({ db, caller, scope, params }) =>
    offers.complete(db, { ...caller, scope }, params.quoteId),
  );
  bind(admin.postAdminMessage, async ({ db, caller, scope, params, body }) =>
    offers.viewPosted(
      db,
      { ...caller, scope },
      await messages.post(db, { ...caller, scope }, params.quoteId, body.text),
    ),
  );
  bind(admin.markAdminMessagesSeen, ({ db, scope, params, body }) =>
    messages.markSeen(db, scope, params.quoteId, body.number),
  );
  bind(admin.readAdminQuoteFile, ({ db, scope, params }) => files.read(db, scope, params.quoteId, params.fileId));
  bind(admin.readAdminOfferPdf, async ({ db, scope, params, runTask }) =>
    printOffer(runTask, await offers.readOffer(db, scope, params.quoteId, params.version)),
  );
}
