import { defineTask } from '../../workers/task.ts';

/** What a certificate says; moments are ISO, UTC. */
export interface Certificate {
  title: string;
  versionNumber: number;
  sha256: string;
  owner: { name: string; email: string };
  law: { text: string; source: string };
  completedAt: string;
  signers: {
    label: string;
    name: string;
    email: string;
    company: string;
    title: string;
    signedName: string;
    signedAt: string;
    ip: string;
  }[];
  events: { at: string; kind: string; who: string }[];
  verifyUrl: string;
}

export const certificatePdf = defineTask<Certificate, Uint8Array>(new URL('./certificate.worker.ts', import.meta.url));
