import { extractText, getDocumentProxy, getMeta } from 'unpdf'

/** The contents of a PDF file as a reader finds them. */
export interface PdfRead {
  readonly pages: number
  /** The text in reading order, with single spaces. */
  readonly text: string
  readonly title: unknown
  readonly language: unknown
  /** The tags of the structure, in order, such as `H1` and `Table`. */
  readonly tags: readonly string[]
}

/** Reads a PDF with Mozilla's reader, which shares no code with the writer. */
export async function readPdf(bytes: Uint8Array): Promise<PdfRead> {
  const document = await getDocumentProxy(new Uint8Array(bytes))
  const { totalPages, text } = await extractText(document, { mergePages: true })
  const { info } = await getMeta(document)
  const tags: string[] = []
  for (let number = 1; number <= totalPages; number += 1) {
    const page = await document.getPage(number)
    collect(await page.getStructTree(), tags)
  }
  return {
    pages: totalPages,
    text: text.replace(/\s+/g, ' '),
    title: info.Title,
    language: info.Language,
    tags,
  }
}

function collect(node: unknown, tags: string[]): void {
  if (typeof node !== 'object' || node === null || !('role' in node)) return
  tags.push(String(node.role))
  if ('children' in node && Array.isArray(node.children)) {
    for (const child of node.children) collect(child, tags)
  }
}
