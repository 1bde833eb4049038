/** A line of a page: text in one of two weights, or a rule to write on with its caption below. */
export type PdfLine =
  | { readonly kind: 'heading' | 'text' | 'note'; readonly text: string }
  | { readonly kind: 'rule'; readonly caption: string; readonly value: string }

const pageWidth = 612
const margin = 72
const sizes = { heading: 20, text: 11, note: 9 } as const
/** The mean width of Helvetica's letters, in parts of the size: wide enough that no line runs over. */
const meanWidth = 0.53

/**
 * A page of US letter size as a PDF, in the reader's own Helvetica. Letters beyond Windows-1252 become question marks:
 * the two languages of the portal need none.
 *
 * @param info what readers show and screen readers use: title, and language as in `en-US`
 */
export function writePdf(
  lines: readonly PdfLine[],
  info: { readonly title: string; readonly language: string },
): Buffer {
  const content = contentOf(lines)
  const objects = [
    `<< /Type /Catalog /Pages 2 0 R /Lang (${info.language}) /ViewerPreferences << /DisplayDocTitle true >> >>`,
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${pageWidth} 792] /Resources << /Font << /F1 4 0 R /F2 5 0 R >> >> /Contents 6 0 R >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica-Bold /Encoding /WinAnsiEncoding >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    `<< /Title (${escaped(info.title)}) /Producer (Porchlight) >>`,
  ]
  let file = '%PDF-1.7\n'
  const offsets = objects.map((object, index) => {
    const offset = file.length
    file += `${index + 1} 0 obj\n${object}\nendobj\n`
    return offset
  })
  const start = file.length
  const entries = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${entries}`
  file += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R /Info 7 0 R >>\nstartxref\n${start}\n%%EOF\n`
  return Buffer.from(file, 'latin1')
}

function contentOf(lines: readonly PdfLine[]): string {
  const parts: string[] = []
  let y = 720
  const show = (text: string, size: number, font: 'F1' | 'F2') => {
    parts.push(`BT /${font} ${size} Tf ${margin} ${y} Td (${escaped(text)}) Tj ET`)
  }
  for (const line of lines) {
    if (line.kind === 'rule') {
      y -= 18
      show(line.value, sizes.text, 'F1')
      parts.push(`0.5 w ${margin} ${y - 4} m ${pageWidth - margin} ${y - 4} l S`)
      y -= 16
      show(line.caption, sizes.note, 'F1')
      y -= 14
      continue
    }
    const size = sizes[line.kind]
    for (const wrapped of wrap(line.text, Math.floor((pageWidth - 2 * margin) / (size * meanWidth)))) {
      show(wrapped, size, line.kind === 'heading' ? 'F2' : 'F1')
      y -= size * 1.4
    }
    y -= 10
  }
  return parts.join('\n')
}

function wrap(text: string, length: number): readonly string[] {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(' ')) {
    if (line !== '' && line.length + 1 + word.length > length) {
      lines.push(line)
      line = word
    } else line = line === '' ? word : `${line} ${word}`
  }
  return [...lines, line]
}

/** A string as PDF writes it, one byte a letter; the signs of Windows-1252 that Latin-1 does not have by their codes. */
function escaped(text: string): string {
  return text
    .replaceAll('’', '\u0092')
    .replaceAll('–', '\u0096')
    .replace(/[^\p{ASCII}\u0080-\u00ff]/gu, '?')
    .replace(/[\\()]/g, (sign) => `\\${sign}`)
    .replace(/[\r\n]/g, ' ')
}
