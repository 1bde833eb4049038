import {
  isLoop,
  type Part,
  receivedTransactions,
  rejectReasons,
  type SegmentRule,
  sentTransactions,
  sources,
  type TransactionRule,
} from '@porchlight/providers/texas-set'
import type { GeneratedFile } from './generated-file'
import { markdownTable, pageHeader } from './markdown'

/**
 * Generates `docs/reference/texas-set.md`: the transactions of Texas SET, from the declarations that read and write
 * them.
 */
export async function texasSetReference(): Promise<GeneratedFile> {
  const reasons = Object.entries(rejectReasons).map(([code, { text, consequence, basis }]) => [
    `\`${code}\``,
    text,
    consequenceText(consequence),
    `\`${basis}\``,
  ])
  return {
    path: 'docs/reference/texas-set.md',
    text: `${pageHeader('Texas SET transactions')}What is written into and read from the files of the market (ANSI X12 004010), as [the guide](../guides/texas-set.md) says. \`REF03\` is
the third element of the segment \`REF\`. Segments and elements that are not here are left out by the reader. The last column says
what a segment rests on; the list is at the end of the page.

## Sent

${sentTransactions.map(transactionText).join('\n')}
## Received

${receivedTransactions.map(transactionText).join('\n')}
## Reject reasons

${markdownTable(['Code', 'Meaning', 'What follows', 'Basis'], reasons)}
## What it rests on

${markdownTable(
  ['Basis', 'Source'],
  Object.entries(sources).map(([basis, source]) => [`\`${basis}\``, source]),
)}`,
  }
}

function consequenceText(consequence: string): string {
  const texts: Readonly<Record<string, string>> = {
    hold: 'A switch-hold notice opens; the order waits.',
    staff: 'A case for staff.',
  }
  return texts[consequence] ?? `\`rejected\` as \`${consequence}\``
}

function transactionText({
  name,
  title,
  otherParty,
  direction,
  purpose,
  group,
  parts,
}: TransactionRule): string {
  const way = direction === 'sent' ? `To ${otherParty}` : `From ${otherParty}`
  return `### ${name} ${title}${direction === 'sent' ? '' : ', received'}

${purpose} ${way}, in the group \`${group}\`.

${markdownTable(['Segment', 'Elements', 'Required', 'Meaning', 'Basis'], rowsOf(parts, ''))}`
}

function rowsOf(parts: readonly Part[], inside: string): readonly (readonly string[])[] {
  return parts.flatMap((part) => {
    if (!isLoop(part)) return [rowOf(part, inside, part.isOptional !== true)]
    const [first, ...others] = part.parts
    const name = `${inside}${part.loop}: `
    return [rowOf(first, name, part.isOptional !== true), ...rowsOf(others, name)]
  })
}

function rowOf(
  { segment, key = {}, elements, means, basis }: SegmentRule,
  inside: string,
  isRequired: boolean,
) {
  const codes = Object.values(key).map((each) => [each].flat().join('/'))
  const named = elements.map(({ at, name, least = 1, most }) => {
    const length = least === most ? `${most}` : `${least}–${most}`
    return `\`${segment}${String(at).padStart(2, '0')}\` ${name} (${length})`
  })
  const title = `${inside}\`${[segment, ...codes].join(' ')}\``
  return [title, named.join(', '), isRequired ? 'yes' : '', means, `\`${basis}\``]
}
