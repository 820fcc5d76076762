import { Paperclip } from 'lucide-react';
import { type AdminQuote, readAdminQuoteFile } from '#contract/quotes/admin.ts';
import { formatMoney } from '#domain/money/money.ts';
import { Button } from '#ui/button/button.tsx';
import { Card } from '#ui/card/card.tsx';
import { toast } from '#ui/toast/toast-store.ts';
import { messageOf } from '#web/api/api-error.ts';
import { download } from '#web/api/client.ts';
import { saveToDevice } from '#web/api/save-to-device.ts';
import { Day } from '#web/time/date-time.tsx';

/** What the founder asks for, in their own words. */
export function QuoteBrief({ quote }: { quote: AdminQuote }) {
  const { founder, brief, budgetMinor, currency, deadline, service, files } = quote;
  return (
    <Card title="What is asked for">
      <p className="max-w-measure wrap-anywhere whitespace-pre-line">{brief}</p>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-2">
        <dt className="text-stone">Founder</dt>
        <dd className="wrap-anywhere">
          {founder.name},{' '}
          <a className="text-moss underline" href={`mailto:${founder.email}`}>
            {founder.email}
          </a>
        </dd>
        <dt className="text-stone">Budget</dt>
        <dd>{budgetMinor === null ? 'Not said' : formatMoney({ amountMinor: budgetMinor, currency })}</dd>
        <dt className="text-stone">Needed by</dt>
        <dd>{deadline ? <Day value={deadline} /> : 'Not said'}</dd>
        {service && (
          <>
            <dt className="text-stone">About</dt>
            <dd>{service.title}</dd>
          </>
        )}
      </dl>
      {files.length > 0 && (
        <ul aria-label="Attachments" className="flex flex-col items-start gap-1">
          {files.map((file) => (
            <li key={file.id}>
              <Button
                variant="quiet"
                size="small"
                icon={<Paperclip />}
                onClick={() => void saveFile(quote.id, file.id, file.name)}
              >
                <span className="wrap-anywhere">{file.name}</span>
              </Button>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

async function saveFile(quoteId: string, fileId: string, name: string): Promise<void> {
  try {
    saveToDevice((await download(readAdminQuoteFile, { params: { quoteId, fileId } })).blob, name);
  } catch (error) {
    toast.error(messageOf(error));
  }
}
