/** The canvas under the PDF renderer, as far as we touch it. */
declare module 'pdfkit' {
  const PDFDocument: { prototype: object };
  export default PDFDocument;
}
