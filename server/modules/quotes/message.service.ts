import { AppError } from '#contract/errors.ts';
import { QUOTE_LIMITS } from '#domain/consultation/quote-request.ts';
import type { WritingScope } from '../../access/scope.ts';
import type { Db } from '../../db/client.ts';
import type { Author, QuoteDeps } from './deps.ts';
import { notifyFounder, notifyOperators } from './notices.ts';
import { type QuoteRow, updateQuote } from './quote.repo.ts';
import { insertMessage, readWhole } from './quote-parts.repo.ts';
import { lockQuote } from './quote-store.ts';
import { mayWrite } from './quote-view.ts';

/** The conversation of a quote: both sides write, and each has a mark of how far it has read. */
export function createMessageService(deps: QuoteDeps) {
  return {
    async post(tx: Db, { uid, name, scope }: Author, id: string, text: string): Promise<QuoteRow> {
      const quote = await lockQuote(tx, scope, id);
      if (!mayWrite(quote)) throw new AppError('QUOTE_CHANGED');
      if (quote.messageCount >= QUOTE_LIMITS.messages) throw new AppError('QUOTE_MESSAGE_LIMIT');
      const at = deps.clock();
      const number = quote.messageCount + 1;
      const side = scope.kind === 'operator' ? 'operator' : 'founder';
      await insertMessage(tx, quote, { number, side, authorUid: uid, author: name, text, at });
      const answered = await updateQuote(tx, quote, { messageCount: number, updatedAt: at });
      if (side === 'operator') {
        const body = 'We wrote to you about your quote. Read and answer on its page.';
        await notifyFounder(deps, tx, answered, { kind: 'quote.message', title: 'A new message', body });
      } else
        await notifyOperators(deps, tx, answered, { kind: 'quote.message', title: 'A founder wrote about a quote' });
      return answered;
    },

    /** Never backwards, and never beyond what there is. */
    async markSeen(tx: Db, scope: WritingScope, id: string, number: number): Promise<{ unread: number }> {
      const quote = await lockQuote(tx, scope, id);
      const [mark, other] =
        scope.kind === 'operator' ? (['operatorSeen', 'founder'] as const) : (['founderSeen', 'operator'] as const);
      const seen = Math.max(quote[mark], Math.min(number, quote.messageCount));
      if (seen !== quote[mark]) await updateQuote(tx, quote, { [mark]: seen });
      const { messages } = await readWhole(tx, quote);
      return { unread: messages.filter(({ side, number: each }) => side === other && each > seen).length };
    },
  };
}

export type MessageService = ReturnType<typeof createMessageService>;
