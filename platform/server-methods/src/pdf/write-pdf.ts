import type PDFDocument from 'pdfkit'
import type { PdfBlock, PdfInfo, PdfRow } from './pdf-block'

const margin = 60
const ink = '#111111'
const muted = '#444444'
const sizes = { heading: 20, section: 13, figure: 24, text: 10.5, note: 9 } as const

/** The tag of each kind of text in the document’s structure. */
const tags = { heading: 'H1', section: 'H2', figure: 'P', text: 'P', note: 'P' } as const

type Pdf = InstanceType<typeof PDFDocument>
type Structure = ReturnType<Pdf['struct']>

/**
 * Creates pages of US letter size as a tagged PDF: headings, paragraphs and tables in reading order for screen readers,
 * with language and title. Set in Helvetica, which PDF readers include; it has no glyphs beyond Windows-1252, and the
 * portal’s two languages need none.
 */
export async function writePdf(blocks: readonly PdfBlock[], info: PdfInfo): Promise<Buffer> {
  // The library and its fonts are large, and most server processes never print: they are loaded on first use.
  const { default: Document } = await import('pdfkit')
  const document = new Document({
    size: 'LETTER',
    margins: { top: margin, bottom: margin, left: margin, right: margin },
    pdfVersion: '1.7',
    tagged: true,
    displayTitle: true,
    lang: info.language,
    info: {
      Title: info.title,
      Author: info.author,
      Producer: 'Porchlight',
      Creator: 'Porchlight',
      CreationDate: info.madeAt,
    },
  })
  const chunks: Buffer[] = []
  const done = new Promise<Buffer>((resolve, reject) => {
    document.on('data', (chunk: Buffer) => chunks.push(chunk))
    document.on('end', () => resolve(Buffer.concat(chunks)))
    document.on('error', reject)
  })
  const root = document.struct('Document')
  document.addStructure(root)
  const page: Page = { document, root, colour: info.colour ?? ink }
  if (info.colour !== undefined) drawAuthor(page, info)
  for (const block of blocks) drawBlock(page, block)
  root.end()
  document.end()
  return await done
}

interface Page {
  readonly document: Pdf
  readonly root: Structure
  readonly colour: string
}

interface Look {
  readonly size: number
  readonly bold?: boolean
  readonly colour?: string
}

const logoSize = 24

/** The author's name, with the logo if any. */
function drawAuthor(page: Page, { author, colour = ink, logo }: PdfInfo): void {
  const { document } = page
  const look = { size: 14, bold: true, colour }
  if (logo === undefined) {
    paragraph(page, 'P', author, look)
    return
  }
  const [left = 0, top = 0, width = 1] = logo.viewBox.split(' ').map(Number)
  document.markContent('Artifact', { type: 'Layout' })
  document.save()
  document.translate(margin, margin).scale(logoSize / width)
  document.translate(-left, -top)
  for (const shape of logo.shapes) document.path(shape.path).fill(shape.colour)
  document.restore()
  document.endMarkedContent()
  document.x = margin + logoSize + 10
  document.y = margin + 5
  paragraph(page, 'P', author, look)
  document.x = margin
}

function drawBlock(page: Page, block: PdfBlock): void {
  switch (block.kind) {
    case 'rule':
      drawRule(page, block.caption, block.value)
      break
    case 'pairs':
      drawPairs(page, block.pairs)
      break
    case 'table':
      drawTable(page, block.head, block.rows)
      break
    default: {
      const isHeading = block.kind === 'heading' || block.kind === 'section'
      if (isHeading) {
        makeRoom(page, 80)
        page.document.moveDown(0.5)
      }
      paragraph(page, tags[block.kind], block.text, {
        size: sizes[block.kind],
        bold: isHeading || block.kind === 'figure',
        colour: isHeading ? page.colour : block.kind === 'note' ? muted : ink,
      })
    }
  }
}

function paragraph({ document, root }: Page, tag: string, text: string, look: Look): void {
  const content = document.markStructureContent(tag)
  apply(document, look).text(text, { lineGap: 2 })
  document.endMarkedContent()
  root.add(document.struct(tag, {}, [content]))
  document.moveDown(look.size > sizes.text ? 0.3 : 0.5)
}

function drawRule(page: Page, caption: string, value: string): void {
  const { document } = page
  makeRoom(page, 60)
  document.moveDown(0.6)
  const content = document.markStructureContent('P')
  apply(document, { size: sizes.text }).text(value === '' ? ' ' : value)
  document.endMarkedContent()
  line(page, 0.5)
  const captionContent = document.markStructureContent('P')
  apply(document, { size: sizes.note, colour: muted }).text(caption)
  document.endMarkedContent()
  // The caption comes first for screen reader users: a line without its name is meaningless.
  page.root.add(document.struct('P', {}, [captionContent, content]))
  document.moveDown(0.4)
}

function drawPairs(page: Page, pairs: readonly (readonly [string, string])[]): void {
  const { document, root } = page
  const list = document.struct('L')
  root.add(list)
  for (const [name, value] of pairs) {
    makeRoom(page, 30)
    const top = document.y
    const nameContent = document.markStructureContent('Lbl')
    apply(document, { size: sizes.text, colour: muted }).text(name, margin, top, { width: 170 })
    document.endMarkedContent()
    const nameEnd = document.y
    const valueContent = document.markStructureContent('LBody')
    apply(document, { size: sizes.text }).text(value, margin + 180, top, { width: widthOf(document) - 180 })
    document.endMarkedContent()
    list.add(
      document.struct('LI', {}, [
        document.struct('Lbl', {}, [nameContent]),
        document.struct('LBody', {}, [valueContent]),
      ]),
    )
    document.x = margin
    document.y = Math.max(nameEnd, document.y) + 3
  }
  list.end()
  document.moveDown(0.4)
}

function drawTable(page: Page, head: readonly [string, string], rows: readonly PdfRow[]): void {
  const { document, root } = page
  const table = document.struct('Table')
  root.add(table)
  drawRow(page, table, { kind: 'group', name: head[0], amount: head[1] })
  for (const row of rows) drawRow(page, table, row)
  table.end()
  document.moveDown(0.6)
}

function drawRow(page: Page, table: Structure, { kind, name, detail, amount }: PdfRow): void {
  const { document } = page
  makeRoom(page, 34)
  if (kind === 'total') line(page, 1)
  const bold = kind !== 'line'
  const look = {
    size: kind === 'group' ? sizes.note : sizes.text,
    bold,
    colour: kind === 'group' ? muted : ink,
  }
  const top = document.y + 3
  const nameWidth = widthOf(document) - 110
  const nameContent = document.markStructureContent('TH')
  apply(document, look).text(name, margin, top, { width: nameWidth })
  if (detail !== undefined)
    apply(document, { size: sizes.note, colour: muted }).text(detail, { width: nameWidth })
  document.endMarkedContent()
  const nameEnd = document.y
  const cells = [document.struct('TH', {}, [nameContent])]
  const amountContent = document.markStructureContent('TD')
  apply(document, look).text(amount ?? ' ', margin + nameWidth, top, { width: 110, align: 'right' })
  document.endMarkedContent()
  cells.push(document.struct('TD', {}, [amountContent]))
  table.add(document.struct('TR', {}, cells))
  document.x = margin
  document.y = Math.max(nameEnd, document.y) + 3
  if (kind !== 'total') line(page, 0.25)
}

/** Draws a line across the page; purely visual, so it is not content. */
function line({ document }: Page, width: number): void {
  document.markContent('Artifact', { type: 'Layout' })
  document
    .lineWidth(width)
    .strokeColor(muted)
    .moveTo(margin, document.y)
    .lineTo(margin + widthOf(document), document.y)
    .stroke()
  document.endMarkedContent()
}

/** Starts a new page when less than `height` is left, so that related content is not split. */
function makeRoom({ document }: Page, height: number): void {
  if (document.y + height > document.page.height - margin) document.addPage()
}

function apply(document: Pdf, { size, bold = false, colour = ink }: Look): Pdf {
  return document
    .font(bold ? 'Helvetica-Bold' : 'Helvetica')
    .fontSize(size)
    .fillColor(colour)
}

function widthOf(document: Pdf): number {
  return document.page.width - 2 * margin
}
