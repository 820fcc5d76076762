import { XMLParser } from 'fast-xml-parser';
import { z } from 'zod';
import { OutboundFailure } from '../../outbound/failure.ts';
import { FilesFailure } from './port.ts';

const parser = new XMLParser({ parseTagValue: false, ignoreAttributes: true, isArray: (name) => name === 'Contents' });

const listing = z.object({
  ListBucketResult: z.object({
    Contents: z.array(z.object({ Key: z.string(), LastModified: z.iso.datetime() })).default([]),
    NextContinuationToken: z.string().optional(),
  }),
});

export interface Page {
  items: { path: string; storedAt: Date }[];
  /** Where the next page begins, if there is one. */
  next: string | undefined;
}

/** One page of the names in a bucket. @throws FilesFailure for anything else. */
export function readPage(xml: string): Page {
  const read = listing.safeParse(parseXml(xml));
  if (!read.success) throw new FilesFailure('misconfigured', 'the answer is no list of a bucket');
  const { Contents, NextContinuationToken } = read.data.ListBucketResult;
  const items = Contents.map(({ Key, LastModified }) => ({ path: Key, storedAt: new Date(LastModified) }));
  return { items, next: NextContinuationToken };
}

/** What a refusal is called, such as NoSuchKey; undefined when the answer does not say, as to HEAD. */
export function readFaultCode(xml: string): string | undefined {
  const fault = z.object({ Error: z.object({ Code: z.string().regex(/^[A-Za-z.]{1,60}$/) }) }).safeParse(parseXml(xml));
  return fault.success ? fault.data.Error.Code : undefined;
}

export function toFailure(status: number, code: string | undefined): FilesFailure {
  const detail = [status, code].filter(Boolean).join(' ');
  if (status >= 500 || status === 429) return new FilesFailure('unavailable', detail);
  return new FilesFailure(status === 401 || status === 403 ? 'refused' : 'misconfigured', detail);
}

/** A larger answer than was ever stored is somebody else's; all other failures of the network may pass. */
export function fromOutbound(error: unknown): unknown {
  if (!(error instanceof OutboundFailure)) return error;
  const detail = [error.kind, error.code].filter(Boolean).join(' ');
  if (error.kind === 'too_large') return new FilesFailure('damaged', detail);
  const isOurs = error.kind === 'private_address' || error.kind === 'redirected';
  return new FilesFailure(isOurs ? 'misconfigured' : 'unavailable', detail);
}

function parseXml(xml: string): unknown {
  try {
    return parser.parse(xml);
  } catch {
    return undefined;
  }
}
