import type { JudgedMutant } from './judge-mutants'

/** The share of mutants that are not accepted which must be detected. */
const leastSeen = 0.95

export interface Summary {
  readonly text: string
  /** Whether enough was detected, and nothing is accepted that a test detects. */
  readonly passes: boolean
}

/** Returns the detected share, by area, and every undetected change. */
export function summaryOf(judged: readonly JudgedMutant[]): Summary {
  const areas = [...new Set(judged.map(({ area }) => area))]
  const rows = [
    ...areas.map((area) =>
      rowOf(
        area,
        judged.filter((one) => one.area === area),
      ),
    ),
    rowOf('all', judged),
  ]
  const unseen = judged.filter(({ verdict, acceptedFor }) => verdict === 'unseen' && acceptedFor === null)
  // Two changes of one line may have the same name: the accepted one is the one that no test detects.
  const isUnseen = new Set(judged.filter(({ verdict }) => verdict === 'unseen').map(lineOf))
  const outdated = judged.filter((one) => one.acceptedFor !== null && !isUnseen.has(lineOf(one)))
  const passes = judged.length > 0 && shareOf(judged) >= leastSeen && outdated.length === 0
  const text = [
    ...listOf('No test sees:', unseen),
    ...listOf('Accepted as unseen, but a test sees:', outdated),
    ...rows,
    passes
      ? 'Enough is seen.'
      : `At least ${leastSeen * 100} % have to be seen, and nothing accepted that is.`,
  ].join('\n')
  return { text, passes }
}

/** Returns a change on one line: `path:line change`. */
export function lineOf({ path, line, change }: JudgedMutant): string {
  return `${path}:${line}  ${change}`
}

function listOf(heading: string, judged: readonly JudgedMutant[]): readonly string[] {
  return judged.length === 0 ? [] : [heading, ...judged.map((one) => `  ${lineOf(one)}`), '']
}

function rowOf(name: string, judged: readonly JudgedMutant[]): string {
  const seen = judged.filter(({ verdict }) => verdict !== 'unseen').length
  const accepted = judged.filter(
    ({ verdict, acceptedFor }) => verdict === 'unseen' && acceptedFor !== null,
  ).length
  const share = `${(shareOf(judged) * 100).toFixed(1)} %`.padStart(7)
  return `${share}  ${seen} of ${judged.length} seen, ${accepted} accepted  ${name}`
}

function shareOf(judged: readonly JudgedMutant[]): number {
  const counted = judged.filter(({ verdict, acceptedFor }) => verdict !== 'unseen' || acceptedFor === null)
  if (counted.length === 0) return 1
  return counted.filter(({ verdict }) => verdict !== 'unseen').length / counted.length
}
