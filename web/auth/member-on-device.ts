import { z } from 'zod';
import { type Claims, claimsSchema } from '#contract/accounts/identity.ts';
import { deviceStore } from '../components/device-store.ts';
import { signedInKey } from '../components/signed-in.ts';
import { learningOnDevice } from '../programs/on-device.ts';

/** What lies under names that begin so belongs to the person who is signed in, and goes with their session. */
const prefix = 'cairn.member';
const nameOf = (name: string) => `${prefix}.${name}`;
/** As long as a session lasts that nobody uses, in milliseconds. */
const longestMs = 30 * 24 * 3_600_000;

const remembered = z.object({ claims: claimsSchema, at: z.number() });

/**
 * Who was signed in last, for a page that is opened without a network: their name and roles, no token. It opens nothing but what
 * is kept on this device; the server is asked for everything else.
 */
export const memberOnDevice = {
  remembered(): Claims | null {
    const { data } = remembered.safeParse(readKept(prefix));
    const isSignedIn = deviceStore()?.getItem(signedInKey) === '1';
    return data && isSignedIn && Date.now() - data.at < longestMs ? data.claims : null;
  },
  remember(claims: Claims): void {
    // Somebody else's copies go first.
    if (remembered.safeParse(readKept(prefix)).data?.claims.sub !== claims.sub) drop((name) => !isOf(name, claims.sub));
    keep(prefix, { claims, at: Date.now() });
  },
  forget(): void {
    drop(() => true);
  },
  /** The session ended, and nobody logged out: the courses that they saved wait for them, as what they did not send does. */
  forgetSession(): void {
    drop((name) => !isOfCourses(name));
  },
};

const isOfCourses = (name: string) =>
  name === nameOf(learningOnDevice.courses) || name.startsWith(nameOf(learningOnDevice.course('')));

const owned = z.object({ uid: z.string() });
const isOf = (name: string, uid: string) => owned.safeParse(readKept(name)).data?.uid === uid;

function drop(isDropped: (name: string) => boolean): void {
  try {
    const names = Object.keys(window.localStorage).filter((name) => name.startsWith(prefix));
    for (const name of names.filter(isDropped)) window.localStorage.removeItem(name);
  } catch {
    // Nothing was kept.
  }
}

/** Whether what another tab wrote says something else of who is signed in, such as a proved e-mail, and not merely later. */
export function isNewsOfMember(key: string | null, before: string | null, after: string | null): boolean {
  const claims = claimsIn(after);
  return key === prefix && claims !== null && JSON.stringify(claims) !== JSON.stringify(claimsIn(before));
}

/** Without the times of the token. */
function claimsIn(kept: string | null): object | null {
  const { data } = remembered.safeParse(parse(kept));
  return data ? { ...data.claims, iat: 0, exp: 0 } : null;
}

/**
 * Keeps something of the person who is signed in on this device until they sign out, under a name of its own.
 * @returns false where the browser refuses it, such as when the device is full.
 */
export function keepForMember(name: string, value: object): boolean {
  return keep(nameOf(name), value);
}

export function forgetForMember(name: string): void {
  try {
    deviceStore()?.removeItem(nameOf(name));
  } catch {
    // Nothing was kept.
  }
}

export function keptForMember(name: string): unknown {
  return readKept(nameOf(name));
}

/** A device that keeps nothing works with a network only. */
function keep(name: string, value: object): boolean {
  try {
    deviceStore()?.setItem(name, JSON.stringify(value));
    return deviceStore() !== null;
  } catch {
    return false;
  }
}

function readKept(name: string): unknown {
  try {
    return parse(deviceStore()?.getItem(name) ?? null);
  } catch {
    return null;
  }
}

function parse(kept: string | null): unknown {
  try {
    return JSON.parse(kept ?? 'null');
  } catch {
    return null;
  }
}
