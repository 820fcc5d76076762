/** A legal page as data: the operator edits the words, the page gives them their look. */
export interface LegalText {
  /** Raise it with every change of what the page says: it is kept with who agreed to it. */
  version: string;
  title: string;
  description: string;
  intro: string;
  sections: LegalSection[];
}

export interface LegalSection {
  id: string;
  heading: string;
  paragraphs: string[];
  points?: string[];
}
