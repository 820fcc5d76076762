/** What lives as long as the work that it waits for. */
export interface LongEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

export interface FetchEvent extends LongEvent {
  readonly request: Request;
  /** The page that asks; the page that a navigation opens. */
  readonly clientId: string;
  readonly resultingClientId?: string;
  respondWith(answer: Promise<Response>): void;
}

export interface MessageFromPage extends LongEvent {
  readonly data: unknown;
  /** Where the page hears what came of it. */
  readonly ports: readonly MessagePort[];
}

interface Events {
  install: LongEvent;
  activate: LongEvent;
  fetch: FetchEvent;
  message: MessageFromPage;
}

/** The part of a service worker's world that ours uses: TypeScript's own types of it do not go together with those of pages. */
export interface ServiceWorkerScope {
  readonly location: Location;
  readonly clients: { claim(): Promise<void> };
  addEventListener<K extends keyof Events>(kind: K, listener: (event: Events[K]) => void): void;
}
