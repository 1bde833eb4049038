import { type CheckResult, documentOf, type GatewayReport } from './report'

const marks = { passed: 'ok     ', failed: 'FAULT  ', skipped: 'skipped' } as const

/** Returns the report as lines to read: one for each check, then each fault with what to do. */
export function writtenReport({ kind, address, outcome, results, notes }: GatewayReport): string {
  const count = (wanted: CheckResult['outcome']) =>
    results.filter((result) => result.outcome === wanted).length
  const faults = results.flatMap((result) =>
    result.outcome === 'failed'
      ? [
          [
            `${result.title}: ${result.fault.problem}`,
            `  sent      ${result.fault.sent}`,
            `  came      ${result.fault.came}`,
            `  document  ${result.fault.says} (${documentOf(kind)}, ${result.fault.section})`,
            `  mend      ${result.fault.mend}`,
          ].join('\n'),
        ]
      : [],
  )
  const sum = {
    right: `The ${kind} gateway is right: ${count('passed')} checks passed, ${count('skipped')} skipped.`,
    faults: `The ${kind} gateway has faults: ${faults.length}. ${count('passed')} checks passed, ${count('skipped')} were skipped.`,
    unchecked: `The ${kind} gateway could not be checked.`,
  }[outcome]
  return [
    `Check of the ${kind} gateway at ${address}`,
    ...(results.length === 0 ? [] : [results.map(lineOf).join('\n')]),
    ...faults,
    ...(notes.length === 0 ? [] : [notes.join('\n')]),
    sum,
  ].join('\n\n')
}

function lineOf(result: CheckResult): string {
  return `${marks[result.outcome]}  ${result.title}${result.outcome === 'skipped' ? `. ${result.reason}` : ''}`
}
