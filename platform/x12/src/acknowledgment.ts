import type { FunctionalGroup, Segment, SetFault, TransactionSet } from './interchange'

/** A receiver's verdict on a set: accepted, accepted with faults, or rejected. */
export interface SetVerdict {
  readonly id: string
  readonly control: string
  readonly code: 'A' | 'E' | 'R'
  readonly faults: readonly SetFault[]
}

/** A functional acknowledgment (997) of one group. */
export interface Acknowledgment {
  readonly groupId: string
  readonly groupControl: string
  /** `P`: some of its sets were accepted. */
  readonly code: 'A' | 'E' | 'R' | 'P'
  readonly sets: readonly SetVerdict[]
}

/** Returns the verdict on a set. A set with a fault is rejected whole; its sender sends it again, corrected. */
export function verdictOf(set: TransactionSet, found: readonly SetFault[] = []): SetVerdict {
  const faults = [...set.faults, ...found]
  return { id: set.id, control: set.control, code: faults.length === 0 ? 'A' : 'R', faults }
}

/**
 * Returns the segments of the 997 that acknowledges a group, without `ST` and `SE`. A group whose trailer is wrong is
 * accepted with its faults, because each of its sets is judged separately.
 */
export function acknowledgmentOf(
  group: Pick<FunctionalGroup, 'id' | 'control' | 'faults' | 'sets'>,
  verdicts: readonly SetVerdict[],
): readonly Segment[] {
  const accepted = verdicts.filter(({ code }) => code !== 'R').length
  const count = String(verdicts.length)
  return [
    ['AK1', group.id, group.control],
    ...verdicts.flatMap(verdictSegments),
    [
      'AK9',
      groupCode(group.faults.length, verdicts.length, accepted),
      count,
      count,
      String(accepted),
      ...group.faults.map(({ code }) => code),
    ],
  ]
}

function groupCode(faults: number, sets: number, accepted: number): Acknowledgment['code'] {
  if (accepted === 0 && sets > 0) return 'R'
  if (accepted < sets) return 'P'
  return faults > 0 ? 'E' : 'A'
}

/** AK502 to AK506. */
const mostCodes = 5

function verdictSegments({ id, control, code, faults }: SetVerdict): readonly Segment[] {
  const codes = [...new Set(faults.map((fault) => fault.code))].slice(0, mostCodes)
  const notes = faults.flatMap((fault) => fault.notes)
  return [
    ['AK2', id, control],
    ...notes.flatMap((note): readonly Segment[] => {
      const { element } = note
      const ak3 = ['AK3', note.segment, String(note.position), '', note.code]
      return element === undefined ? [ak3] : [ak3, ['AK4', String(element.position), '', element.code]]
    }),
    ['AK5', code, ...codes],
  ]
}

/** Reads a 997; null when it does not state which group it acknowledges, or how. */
export function readAcknowledgment({ segments }: Pick<TransactionSet, 'segments'>): Acknowledgment | null {
  const [, groupId = '', groupControl = ''] = segments.find(([tag]) => tag === 'AK1') ?? []
  const ak9 = segments.find(([tag]) => tag === 'AK9')
  const code = ak9?.[1]
  if (groupControl === '' || !isGroupCode(code)) return null
  const sets: SetVerdict[] = []
  let current: { id: string; control: string } | null = null
  for (const [tag, first = '', second = '', ...more] of segments) {
    if (tag === 'AK2') current = { id: first, control: second }
    if (tag === 'AK5' && current !== null) {
      const codes = [second, ...more].filter(isSetFaultCode)
      const faults = codes.map((fault): SetFault => ({ code: fault, notes: [] }))
      sets.push({ ...current, code: first === 'A' || first === 'E' ? first : 'R', faults })
      current = null
    }
  }
  return { groupId, groupControl, code, sets }
}

function isGroupCode(code: string | undefined): code is Acknowledgment['code'] {
  return code === 'A' || code === 'E' || code === 'R' || code === 'P'
}

function isSetFaultCode(code: string): code is SetFault['code'] {
  return /^[1-7]$/.test(code)
}
