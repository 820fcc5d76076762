import type { HelpArea } from './help.ts';

const documents = { label: 'All Documents', href: '/m/founder/startup-assistant' } as const;

export const documentHelp: HelpArea = {
  id: 'documents',
  heading: 'Documents and signing',
  questions: [
    {
      id: 'lawyer',
      question: 'Do I still need a lawyer for a generated document?',
      answer: [
        'Yes, have one read it before anybody signs. The documents are templates, not legal advice, and each says on its page whether a lawyer has reviewed its template.',
      ],
    },
    {
      id: 'private-link',
      question: 'Who can read what I share by a private link?',
      answer: [
        'Anyone who has the link, without an account, so send it only to people whom you trust with it. It shows one version, for the days that you choose, 90 at most. You and the reader see when it was opened.',
        'Revoke it under “Share” of the document: it stops working at once. What somebody downloaded before stays with them.',
      ],
      links: [documents],
    },
    {
      id: 'signing',
      question: 'Do the people who sign need an account?',
      answer: [
        'No. Each gets a link by e-mail, reads the document, types their full name as you entered it and agrees. You need a confirmed e-mail address to ask them, and the document has to be final.',
        'Their name, e-mail address, IP address and the time stand on the certificate that is made once everybody has signed.',
      ],
    },
    {
      id: 'change-after-signing',
      question: 'Can I change a document after people were asked to sign?',
      answer: [
        'Not that version: it never changes, so that everybody signs the same words. While signatures are open you can cancel the request, write a new version and ask again.',
      ],
    },
    {
      id: 'check-signed-file',
      question: 'How can somebody check that a signed file is genuine?',
      answer: [
        'They open the page below and choose the PDF. It says whether the file is byte for byte what was signed here, by whom and when. The file stays on their device, and no account is needed.',
      ],
      links: [{ label: 'Check a signed file', href: '/verify' }],
    },
    {
      id: 'deleted-document',
      question: 'I deleted a document by mistake',
      answer: [
        'Press Undo in the message that appears as soon as you delete it. There is no page yet that lists deleted documents. They are erased with their versions and files after 30 days.',
        'A document that somebody has signed cannot be deleted, only hidden.',
      ],
      links: [documents],
    },
  ],
};
