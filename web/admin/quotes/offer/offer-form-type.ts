import type { UseFormReturn } from 'react-hook-form';
import type { z } from 'zod';
import type { makeOfferBody } from '#contract/quotes/admin.ts';

/** The form of an offer, for its parts. */
export type OfferFormState = UseFormReturn<z.input<typeof makeOfferBody>, unknown, z.output<typeof makeOfferBody>>;
