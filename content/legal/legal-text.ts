/** A legal page as data: the operator edits the words, the page gives them their look. */
export interface LegalText {
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
