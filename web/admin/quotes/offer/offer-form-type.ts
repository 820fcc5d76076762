import type { UseFormReturn } from 'react-hook-form';
import type { z } from 'zod';
import type { makeOfferBody } from '#contract/admin-quotes.ts';

/** The form of an offer, for its parts. */
export type OfferFormState = UseFormReturn<z.input<typeof makeOfferBody>, unknown, z.output<typeof makeOfferBody>>;
