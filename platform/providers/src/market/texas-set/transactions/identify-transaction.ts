import type { Segment, TransactionSet } from '@porchlight/x12'
import { receivedTransactions } from './all-transactions'
import type { TransactionRule } from './declaration'

const byName = new Map(receivedTransactions.map((rule) => [rule.name, rule]))

/** Identified by `ST01` alone: one transaction each. */
const alone: Readonly<Record<string, string>> = { '810': '810_02', '820': '820_02', '824': '824' }

/**
 * Returns the Texas SET transaction of a set; null for one that a retailer does not receive. An 814 names it in
 * `BGN07`; one that does not is identified by its contents, which respond to a request the same way under any name.
 */
export function identifyTransaction(set: TransactionSet): TransactionRule | null {
  return byName.get(nameOf(set)) ?? null
}

function nameOf({ id, segments }: TransactionSet): string {
  const at = (tag: string, index: number) => find(segments, tag)?.[index] ?? ''
  switch (id) {
    case '814': {
      const named = `814_${at('BGN', 7)}`
      return byName.has(named) ? named : enrollmentName(segments)
    }
    case '867':
      return { SU: '867_04', '52': '867_02' }[at('BPT', 1)] ?? '867_03'
    case '650':
      return at('BGN', 1) === '11' ? '650_02' : '650_04'
    default:
      return alone[id] ?? ''
  }
}

function enrollmentName(segments: readonly Segment[]): string {
  const lin = find(segments, 'LIN')
  const services = [lin?.[7], lin?.[9]]
  const asi = find(segments, 'ASI')
  const isOf = (code: string) => segments.some(([tag, first]) => tag === 'REF' && first === code)
  if (find(segments, 'BGN')?.[1] === '13') {
    if (isOf('G7')) return '814_28'
    if (isOf('TD')) return '814_20'
    return asi?.[2] === '024' ? '814_06' : ''
  }
  if (services.includes('MVO')) return '814_25'
  if (asi?.[1] === 'WQ') return '814_05'
  return services.includes('MVI') ? '814_17' : '814_02'
}

function find(segments: readonly Segment[], tag: string): Segment | undefined {
  return segments.find(([name]) => name === tag)
}
