import type { Party } from '#domain/agreements/answers.ts';
import type { Jurisdiction } from '#domain/agreements/template.ts';

type Cast = { company: Party; other: Party; worker: Party; forum: string };

const nobody = { registrationNumber: '', signatoryName: '', signatoryTitle: '' };

/** Who appears in the answered documents of each law: invented names and addresses. */
export const CAST: Record<Jurisdiction, Cast> = {
  ng: {
    company: {
      kind: 'company',
      name: 'Palmgate Cold Rooms Ltd',
      registrationNumber: 'RC 1234567',
      address: '14 Example Road, Yaba, Lagos',
      email: 'office@palmgate.example',
      signatoryName: 'Adaobi Nwosu',
      signatoryTitle: 'Director',
    },
    other: {
      kind: 'company',
      name: 'Kola Deliveries Ltd',
      registrationNumber: 'RC 7654321',
      address: '3 Sample Close, Ikeja, Lagos',
      email: 'legal@kola.example',
      signatoryName: 'Kọ́lá Adéyẹmí',
      signatoryTitle: 'Managing Director',
    },
    worker: {
      ...nobody,
      kind: 'person',
      name: 'Ngozi Eze',
      address: '7 Specimen Street, Surulere, Lagos',
      email: 'ngozi@people.example',
    },
    forum: 'lagos_courts',
  },
  'us-de': {
    company: {
      kind: 'company',
      name: 'Palmgate, Inc.',
      registrationNumber: 'File 1234567',
      address: '100 Example Avenue, Wilmington, DE 19801',
      email: 'office@palmgate.example',
      signatoryName: 'Ada Nwosu',
      signatoryTitle: 'President',
    },
    other: {
      kind: 'company',
      name: 'Sample Freight LLC',
      registrationNumber: 'File 7654321',
      address: '20 Sample Street, Dover, DE 19901',
      email: 'legal@freight.example',
      signatoryName: 'José Rivera',
      signatoryTitle: 'Manager',
    },
    worker: {
      ...nobody,
      kind: 'person',
      name: 'Noor Haddad',
      address: '5 Specimen Court, Newark, DE 19711',
      email: 'noor@people.example',
    },
    forum: 'delaware_courts',
  },
  'gb-ew': {
    company: {
      kind: 'company',
      name: 'Palmgate Cold Rooms Limited',
      registrationNumber: '01234567',
      address: '1 Example Street, Leeds LS1 1AA',
      email: 'office@palmgate.example',
      signatoryName: 'Ada Nwosu',
      signatoryTitle: 'Director',
    },
    other: {
      kind: 'company',
      name: 'Sample Haulage Limited',
      registrationNumber: '07654321',
      address: '2 Sample Lane, Cardiff CF10 1AA',
      email: 'legal@haulage.example',
      signatoryName: 'Siân Évans',
      signatoryTitle: 'Director',
    },
    worker: {
      ...nobody,
      kind: 'person',
      name: 'Nora Hughes',
      address: '9 Specimen Road, Leeds LS2 2BB',
      email: 'nora@people.example',
    },
    forum: 'england_wales_courts',
  },
};
