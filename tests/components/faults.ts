let faults: string[] = [];
let expected: RegExp[] = [];

/** Something that fails the test at its end, whatever the component made of it. */
export function reportFault(fault: string): void {
  faults.push(fault);
}

/** This test makes the console say this on purpose. */
export function expectConsoleError(pattern: RegExp): void {
  expected.push(pattern);
}

/** Hands out what went wrong since the last time, and forgets it. */
export function takeFaults(): string[] {
  checkHosts(requests.takeRecords());
  const taken = faults.filter((fault) => !expected.some((pattern) => pattern.test(fault)));
  faults = [];
  expected = [];
  return taken;
}

/** Errors of the console are faults: they are how React and the browser report most of them. */
export function watchConsole(): void {
  const write = console.error;
  console.error = (...words: unknown[]) => {
    reportFault(words.map(String).join(' '));
    write(...words);
  };
}

/** Whatever the page fetched from anywhere but here, by any means. */
const requests = new PerformanceObserver((list) => checkHosts(list.getEntries()));

export function watchHosts(): void {
  requests.observe({ type: 'resource' });
}

function checkHosts(entries: PerformanceEntryList): void {
  for (const { name } of entries) checkHost(name);
}

export function checkHost(url: string): void {
  const { protocol, host } = new URL(url, location.href);
  if (/^https?:$/.test(protocol) && host !== location.host) reportFault(`call to another host: ${url}`);
}
