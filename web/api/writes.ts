type Listener = () => void;

const listeners = new Set<Listener>();
/** The other tabs. Opened by the first who listens: the build, which imports this too, never does. */
let otherTabs: BroadcastChannel | undefined;

/** Says, in every tab, that somebody has sent something to be changed, whether or not it was. */
export function notifyOfWrite(): void {
  notifyListeners();
  otherTabs?.postMessage(null);
}

/** Hears of what was sent to be changed, in this tab and in the others. @returns how to stop. */
export function onWrite(listener: Listener): () => void {
  if (!otherTabs) {
    otherTabs = new BroadcastChannel('cairn.writes');
    otherTabs.onmessage = notifyListeners;
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    otherTabs?.close();
    otherTabs = undefined;
  };
}

function notifyListeners(): void {
  for (const notify of listeners) notify();
}
