import * as admin from '#contract/admin-quotes.ts';
import * as quoteAnswers from '#contract/quote-answers.ts';
import * as quoteFiles from '#contract/quote-files.ts';
import * as contract from '#contract/quotes.ts';
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
  bind(contract.createQuote, ({ db, caller, body }) => quotes.create(db, caller, body));
  bind(contract.listQuotes, ({ db, caller, query }) => quotes.list(db, caller.uid, query));
  bind(contract.readQuote, ({ db, caller, params }) => quotes.read(db, caller.uid, params.quoteId));
  bind(contract.saveQuoteDraft, ({ db, caller, params, body }) =>
    quotes.saveDraft(db, caller.uid, params.quoteId, body),
  );
  bind(contract.submitQuote, ({ db, caller, params }) => quotes.submit(db, caller.uid, params.quoteId));
  bind(contract.withdrawQuote, ({ db, caller, params }) => quotes.withdraw(db, caller.uid, params.quoteId));
}

/** These open transactions of their own: pictures are drawn anew before, and bytes are removed after, they hold a row. */
function bindFiles(bind: Bind, { files, quotes }: QuoteServices): void {
  bind(
    quoteFiles.attachQuoteFile,
    async ({ db, caller, params, files: [upload], once }) => {
      const attach = await files.prepare(db, caller.uid, params.quoteId, upload);
      return db.transaction((tx) =>
        once(tx, async () => {
          await attach(tx);
          return quotes.read(tx, caller.uid, params.quoteId);
        }),
      );
    },
    { transaction: 'none' },
  );
  bind(
    quoteFiles.removeQuoteFile,
    async ({ db, caller, params }) => {
      await files.detach(db, caller.uid, params.quoteId, params.fileId);
      return quotes.read(db, caller.uid, params.quoteId);
    },
    { transaction: 'none' },
  );
  bind(quoteFiles.readQuoteFile, ({ db, caller, params }) =>
    files.read(db, { uid: caller.uid }, params.quoteId, params.fileId),
  );
}

function bindAnswer(bind: Bind, { quotes, messages, offers, acceptance }: QuoteServices): void {
  bind(quoteAnswers.acceptOffer, ({ db, caller, params, body }) =>
    acceptance.accept(db, caller.uid, params.quoteId, body),
  );
  bind(quoteAnswers.declineOffer, ({ db, caller, params, body }) =>
    quotes.decline(db, caller.uid, params.quoteId, body.reason),
  );
  bind(quoteAnswers.postMessage, async ({ db, caller, params, body }) => {
    await messages.post(db, caller, { uid: caller.uid }, params.quoteId, body.text);
    return quotes.read(db, caller.uid, params.quoteId);
  });
  bind(quoteAnswers.markMessagesSeen, ({ db, caller, params, body }) =>
    messages.markSeen(db, { uid: caller.uid }, params.quoteId, body.number),
  );
  bind(quoteAnswers.readOfferPdf, async ({ db, caller, params, runTask }) =>
    printOffer(runTask, await offers.readOffer(db, { uid: caller.uid }, params.quoteId, params.version)),
  );
}

function bindOperator(bind: Bind, { offers, messages, files }: QuoteServices): void {
  bind(admin.listAdminQuotes, ({ db, query }) => offers.list(db, query));
  bind(admin.readAdminQuote, ({ db, params }) => offers.read(db, params.quoteId));
  bind(admin.makeOffer, ({ db, caller, params, body }) => offers.offer(db, caller, params.quoteId, body));
  bind(admin.refuseQuote, ({ db, caller, params, body }) => offers.refuse(db, caller, params.quoteId, body.reason));
  bind(admin.completeWork, ({ db, caller, params }) => offers.complete(db, caller, params.quoteId));
  bind(admin.postAdminMessage, async ({ db, caller, params, body }) =>
    offers.viewPosted(db, caller, await messages.post(db, caller, 'operator', params.quoteId, body.text)),
  );
  bind(admin.markAdminMessagesSeen, ({ db, params, body }) =>
    messages.markSeen(db, 'operator', params.quoteId, body.number),
  );
  bind(admin.readAdminQuoteFile, ({ db, params }) => files.read(db, 'operator', params.quoteId, params.fileId));
  bind(admin.readAdminOfferPdf, async ({ db, params, runTask }) =>
    printOffer(runTask, await offers.readOffer(db, 'operator', params.quoteId, params.version)),
  );
}
