import { serveOffload } from '../../pdf/offload.ts';
import { renderOffer } from './offer-pdf.ts';

serveOffload(renderOffer);
