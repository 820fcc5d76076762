import { FileDown } from 'lucide-react';
import { type AdminQuote, readAdminOfferPdf } from '#contract/quotes/admin.ts';
import { Button } from '#ui/button/button.tsx';
import { Card } from '#ui/card/card.tsx';
import { Disclosure } from '#ui/disclosure/disclosure.tsx';
import { toast } from '#ui/toast/toast-store.ts';
import { messageOf } from '#web/api/api-error.ts';
import { download } from '#web/api/client.ts';
import { saveToDevice } from '#web/api/save-to-device.ts';
import { DateTime } from '#web/time/date-time.tsx';
import { OfferPaper } from './offer/offer-paper.tsx';

/** Every version of the offer, the newest first and open. */
export function Offers({ quote }: { quote: AdminQuote }) {
  if (quote.offers.length === 0) return null;
  return (
    <Card title="Offers">
      {quote.offers.map((offer, index) => (
        <Disclosure
          key={offer.version}
          look="ruled"
          defaultOpen={index === 0}
          summary={
            <span>
              Version {offer.version}{' '}
              <span className="font-normal text-stone">
                <DateTime value={offer.madeAt} withTime />, {offer.madeBy}
              </span>
            </span>
          }
        >
          <div className="flex flex-col gap-3 text-ink">
            <OfferPaper offer={offer} />
            <Button
              variant="secondary"
              size="small"
              className="w-fit"
              icon={<FileDown />}
              onClick={() => void savePdf(quote.id, offer.version)}
            >
              Get version {offer.version} as a PDF
            </Button>
          </div>
        </Disclosure>
      ))}
    </Card>
  );
}

async function savePdf(quoteId: string, version: number): Promise<void> {
  try {
    const file = await download(readAdminOfferPdf, { params: { quoteId, version } });
    saveToDevice(file.blob, file.filename ?? `offer-${version}.pdf`);
  } catch (error) {
    toast.error(messageOf(error));
  }
}
