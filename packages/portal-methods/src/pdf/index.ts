export type { PdfBlock, PdfInfo } from './pdf-block'
export { writePdf } from './write-pdf'
