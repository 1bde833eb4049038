import type {
  Delimiters,
  FunctionalGroup,
  GroupFault,
  Interchange,
  Segment,
  SetFault,
  TransactionSet,
} from './interchange'
import { SegmentReader } from './segment-reader'
import { X12Error } from './x12-error'

/** More characters than any file of a day has; a longer text is rejected. */
const mostCharacters = 32 * 1_048_576

/**
 * Reads a file of interchanges (ANSI X12 004010, X12.5 and X12.6): one or several, each complete. Errors in a set or a
 * group are among its `faults`, because an acknowledgment reports them to the sender. The time is linear in the length
 * of the text.
 * @throws X12Error when the text is no interchange, ends within one, or has another envelope than it counts
 */
export function readInterchanges(text: string): readonly Interchange[] {
  if (text.length > mostCharacters) throw new X12Error('tooLarge', {}, 'The file is too large.')
  const interchanges: Interchange[] = []
  let rest = text.trimStart()
  while (rest !== '') {
    const reader = new SegmentReader(rest)
    interchanges.push(readInterchange(reader))
    rest = reader.rest().trimStart()
  }
  if (interchanges.length === 0) throw new X12Error('noInterchange', {}, 'The file is empty.')
  return interchanges
}

function readInterchange(reader: SegmentReader): Interchange {
  const isa = reader.next()
  if (isa === null || isa[0] !== 'ISA' || isa.length !== 17) {
    throw new X12Error('noInterchange', { segment: 1 }, 'ISA has 16 elements.')
  }
  const control = isa[13] ?? ''
  if (!/^[0-9]{9}$/.test(control)) {
    throw new X12Error('badElement', { segment: 1, element: 'ISA13' }, 'Nine digits are expected.')
  }
  const usage = isa[15]
  if (usage !== 'P' && usage !== 'T') {
    throw new X12Error('badElement', { segment: 1, element: 'ISA15' }, 'P or T is expected.')
  }
  const groups: FunctionalGroup[] = []
  for (;;) {
    const segment = reader.next()
    const place = { interchange: control, segment: reader.position }
    if (segment === null) throw new X12Error('missingTrailer', place, 'IEA is missing.')
    if (segment[0] === 'GS') groups.push(readGroup(reader, segment, control))
    else if (segment[0] === 'IEA') {
      checkEnd(segment, control, groups.length, place)
      return interchangeOf(isa, reader.delimiters, usage, groups)
    }
    // Requested in ISA; they concern only the envelope.
    else if (segment[0] !== 'TA1') throw new X12Error('unexpectedSegment', place, 'GS or IEA is expected.')
  }
}

function checkEnd(iea: Segment, control: string, groups: number, place: { readonly segment: number }): void {
  if (Number(iea[1]) !== groups) {
    throw new X12Error('wrongCount', { ...place, element: 'IEA01' }, 'The groups are counted otherwise.')
  }
  if (iea[2] !== control) {
    throw new X12Error('wrongControlNumber', { ...place, element: 'IEA02' }, 'ISA13 is another number.')
  }
}

function interchangeOf(
  isa: Segment,
  delimiters: Delimiters,
  usage: 'P' | 'T',
  groups: readonly FunctionalGroup[],
): Interchange {
  const at = (index: number) => (isa[index] ?? '').trimEnd()
  return {
    delimiters,
    sender: { qualifier: at(5), id: at(6) },
    receiver: { qualifier: at(7), id: at(8) },
    date: at(9),
    time: at(10),
    version: at(12),
    control: at(13),
    usage,
    groups,
  }
}

/** Reads a group that ends with `GE`, or before `IEA` or the next `GS` if that is missing. */
function readGroup(reader: SegmentReader, gs: Segment, interchange: string): FunctionalGroup {
  const [, id = '', sender = '', receiver = '', date = '', time = '', control = '', , version = ''] = gs
  if (!/^[0-9]{1,9}$/.test(control)) {
    throw new X12Error(
      'badElement',
      { interchange, segment: reader.position, element: 'GS06' },
      'One to nine digits are expected.',
    )
  }
  const sets: TransactionSet[] = []
  const group = (faults: readonly GroupFault[]): FunctionalGroup => {
    return { id, sender, receiver, date, time, control, version, sets, faults }
  }
  for (;;) {
    const segment = reader.peek()
    if (segment === null || segment[0] === 'IEA' || segment[0] === 'GS') return group([{ code: '3' }])
    reader.next()
    if (segment[0] === 'ST') sets.push(readSet(reader, segment, sets))
    else if (segment[0] === 'GE') return group(groupFaults(segment, control, sets.length))
    else {
      const place = { interchange, group: control, segment: reader.position }
      throw new X12Error('unexpectedSegment', place, 'ST or GE is expected.')
    }
  }
}

function groupFaults(ge: Segment, control: string, sets: number): readonly GroupFault[] {
  const faults: GroupFault[] = []
  if (Number(ge[1]) !== sets) faults.push({ code: '5' })
  if (ge[2] !== control) faults.push({ code: '4' })
  return faults
}

const envelope: readonly (string | undefined)[] = ['ST', 'GE', 'GS', 'IEA', 'ISA']

function readSet(reader: SegmentReader, st: Segment, before: readonly TransactionSet[]): TransactionSet {
  const [, id = '', control = ''] = st
  const segments: Segment[] = []
  const faults: SetFault[] = []
  const found = (code: SetFault['code']) => faults.push({ code, notes: [] })
  if (!/^[0-9]{3}$/.test(id)) found('6')
  const isKnown = before.some((set) => set.control === control)
  if (isKnown || !/^[0-9A-Za-z]{4,9}$/.test(control)) found('7')
  for (;;) {
    const segment = reader.peek()
    if (segment === null || envelope.includes(segment[0])) {
      found('2')
      break
    }
    reader.next()
    if (segment[0] === 'SE') {
      if (Number(segment[1]) !== segments.length + 2) found('4')
      if (segment[2] !== control) found('3')
      break
    }
    segments.push(segment)
  }
  return { id, control, segments, faults }
}
