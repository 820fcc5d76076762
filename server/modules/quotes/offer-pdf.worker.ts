import type { Handler } from '../../workers/task.ts';
import { renderOffer } from './offer-pdf.ts';
import type { offerPdf } from './print-offer.ts';

export default renderOffer satisfies Handler<typeof offerPdf>;
