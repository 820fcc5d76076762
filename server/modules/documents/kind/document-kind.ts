import type { DocumentType } from '#contract/documents/documents.ts';
import type { ErrorCode } from '#contract/errors.ts';
import type { SharedDocument } from '#contract/signing/sharing.ts';
import type { FactLine } from '#domain/narratives/facts.ts';
import type { NarrativeSource } from '#domain/narratives/uses.ts';
import type { PublishedFigures } from '#domain/validation/published-figures.ts';
import type { RunTask } from '../../../workers/task.ts';

/** What the versions of a kind of document are made of. */
export interface VersionParts {
  /** Everything that the report follows from. */
  snapshot: object;
  report: object;
  /** What lists show of a version, besides its number, name, day and hash. */
  summary: object;
  comparison: unknown;
}

export type VersionEntry<Summary> = Summary & { number: number; name: string; createdAt: string; sha256: string };

/** What was stored under one formula version, as today's shape. Each throws for what is not of that version's shape. */
export interface VersionReader<P extends VersionParts> {
  summary(stored: unknown): P['summary'];
  snapshot(stored: unknown): P['snapshot'];
  report(stored: unknown): P['report'];
}

/** A version opened for reading: its entry, what it was made from and the report as it was published. */
export interface OpenVersion<P extends VersionParts> {
  entry: VersionEntry<P['summary']>;
  snapshot: P['snapshot'];
  report: P['report'];
}

/** Who stands on a printed version, as its founder chooses; empty for who does not, or where it cannot be read on the web. */
export interface PrintedNames {
  founder: string;
  company: string;
  address: string;
}

/** Whom a version is printed for. */
export interface PrintedFor {
  names?: PrintedNames;
  /** Anyone who has a private link or a public address reads it: never what people said, notes, links or names of files. */
  isForOutsiders?: boolean;
}

/** A version with what changed since the one before it; null for the first, and where nothing is compared. */
export interface PrintedVersion<P extends VersionParts> extends OpenVersion<P>, PrintedFor {
  earlier: { number: number; comparison: P['comparison'] } | null;
}

/** What somebody with a private link reads of a version in the browser. */
export type OutsidersPage = NonNullable<SharedDocument['page']>;

/** What the AI may be told of one version, or of one part of it: one fact a line. */
export interface VersionFacts {
  source: NarrativeSource;
  facts: readonly FactLine[];
}

type Print<P extends VersionParts> = (version: PrintedVersion<P>, runTask: RunTask) => Promise<Uint8Array> | Uint8Array;

/**
 * What a tool says of the documents that it makes. Their versions, hashes, comparisons, files, private links, signatures and
 * AI words follow from it.
 */
export interface DocumentKind<P extends VersionParts, Format extends string> {
  types: readonly DocumentType[];
  /** What it answers for a document that is none, deleted or somebody else's. */
  unknown: ErrorCode;
  mostVersions: number;
  /** Formula version → how its versions are read. A version is for ever, and so is its reader. */
  readers: Readonly<Record<string, VersionReader<P>>>;
  /** Left out where versions are compared in another way. */
  compare?(from: P['snapshot'], to: P['snapshot']): P['comparison'];
  /** What All Documents says of the newest version, in the words of its page; left out where there is no verdict. */
  verdict?(summary: P['summary']): string;
  /** One version as a file, besides JSON, which every kind has. */
  print: Readonly<Record<Format, Print<P>>>;
  /** The files of the newest version in an export of many documents. */
  archive: readonly (Format | 'json')[];
  /** Left out where anyone who has a private link reads the file alone. */
  outsidersPage?(version: OpenVersion<P>): OutsidersPage;
  /** What its score follows from, for anyone who works it out again; left out where there is no such score. */
  outsidersFigures?(version: OpenVersion<P>): PublishedFigures | null;
  /** @throws NARRATIVE_USE_UNKNOWN for a part that AI words cannot be about. */
  tell(version: OpenVersion<P>, part: string): VersionFacts;
}
