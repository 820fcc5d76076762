import { askFirebase, askForConfirmation, askForNewPassword } from '#web/auth/firebase/ask-firebase.ts';
import { firebaseApiKey } from './firebase-tokens.ts';

/** What a browser asks Firebase, by the browser's own code; `url`: of the emulator. */
export function createFirebaseBrowser(url: string) {
  const settings = { apiKey: firebaseApiKey, url };
  return {
    /** @returns the ID token. */
    logIn: (email: string, password: string) => askFirebase(settings, { email, password }),
    askForConfirmation: (email: string, password: string) => askForConfirmation(settings, { email, password }),
    askForNewPassword: (email: string) => askForNewPassword(settings, email),
  };
}
