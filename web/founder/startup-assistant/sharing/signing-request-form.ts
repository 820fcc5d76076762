import type { z } from 'zod';
import type { EndpointReply } from '#contract/endpoint.ts';
import { type readSignability, requestSigningBody } from '#contract/signing/signing.ts';

/** Whether, by whom and which version can be signed, as the server says. */
export type Signability = EndpointReply<typeof readSignability>;

/** What the form asks: the version is the final one. */
export const signingRequestForm = requestSigningBody.omit({ versionNumber: true });
export type SigningRequestForm = z.input<typeof signingRequestForm>;

export const emptySigner = { label: '', name: '', email: '', company: '', title: '' };
