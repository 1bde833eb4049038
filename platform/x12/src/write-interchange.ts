import type {
  Delimiters,
  FunctionalGroup,
  Interchange,
  Partner,
  Segment,
  TransactionSet,
} from './interchange'
import { X12Error } from './x12-error'

/** The content to write; counts and trailers are derived from it. */
export type WrittenInterchange = Omit<Interchange, 'groups'> & {
  readonly groups: readonly (Omit<FunctionalGroup, 'faults' | 'sets'> & {
    readonly sets: readonly Omit<TransactionSet, 'faults'>[]
  })[]
}

/**
 * Returns the text of an interchange, without line breaks.
 * @throws X12Error when an element holds a separator or a sign that is not printable ASCII, or an id is too long
 */
export function writeInterchange(interchange: WrittenInterchange): string {
  const { delimiters, control, groups } = interchange
  if (!/^[0-9]{9}$/.test(control)) {
    throw new X12Error('badElement', { element: 'ISA13' }, 'Nine digits are expected.')
  }
  const write = (segment: Segment) => written(segment, delimiters, control)
  const lines = [isaOf(interchange)]
  for (const group of groups) {
    const { id, sender, receiver, date, time, version, sets } = group
    lines.push(write(['GS', id, sender, receiver, date, time, group.control, 'X', version]))
    for (const set of sets) {
      lines.push(write(['ST', set.id, set.control]))
      lines.push(...set.segments.map(write))
      lines.push(write(['SE', String(set.segments.length + 2), set.control]))
    }
    lines.push(write(['GE', String(sets.length), group.control]))
  }
  lines.push(write(['IEA', String(groups.length), control]))
  return lines.map((line) => `${line}${delimiters.segment}`).join('')
}

/** Only ISA preserves the blanks that pad its elements, and names a separator in its last one. */
function isaOf(interchange: WrittenInterchange): string {
  const { delimiters, sender, receiver, date, time, version, control, usage } = interchange
  const filled = ({ id }: Partner, element: string) => {
    if (id === '' || id.length > 15 || !isWritable(id, delimiters)) {
      throw new X12Error('badElement', { element }, 'An id has one to 15 signs.')
    }
    return id.padEnd(15)
  }
  return [
    'ISA',
    '00',
    ' '.repeat(10),
    '00',
    ' '.repeat(10),
    sender.qualifier,
    filled(sender, 'ISA06'),
    receiver.qualifier,
    filled(receiver, 'ISA08'),
    date,
    time,
    'U',
    version,
    control,
    '0',
    usage,
    delimiters.component,
  ].join(delimiters.element)
}

function written(segment: Segment, delimiters: Delimiters, interchange: string): string {
  const wrong = segment.findIndex((element) => !isWritable(element, delimiters))
  if (wrong !== -1) {
    const element = `${segment[0] ?? ''}${String(wrong).padStart(2, '0')}`
    throw new X12Error('badElement', { interchange, element }, 'An element holds a sign that it may not.')
  }
  const last = segment.findLastIndex((element) => element !== '')
  return segment.slice(0, last + 1).join(delimiters.element)
}

function isWritable(element: string, { element: separator, component, segment }: Delimiters): boolean {
  if (/[^\x20-\x7e]/.test(element)) return false
  return ![separator, component, segment].some((sign) => element.includes(sign))
}

/**
 * Returns text as an element may contain it: letters without accents, and a blank instead of every other character that
 * is not in the basic character set (X12.6), or that is a separator.
 */
export function basicText(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toUpperCase()
    .replace(/[^A-Z0-9 !"&'()+,\-./:;?=]/g, ' ')
    .replace(/ {2,}/g, ' ')
    .trim()
}
