import type { AcceptedMutant } from './accepted-mutant'

/** Of files of usage and the bills of the demo world. */
export const ofUsage: readonly AcceptedMutant[] = [
  {
    path: 'domains/energy/operations/usage-file/green-button.ts',
    line: 'const start = all[0]?.start ?? 0',
    change: '0 → 1',
    reason: 'The condition tells the compiler what is so already.',
  },
  {
    path: 'domains/energy/operations/usage-file/green-button.ts',
    line: 'const winter = new Date(Date.UTC(madeAt.getUTCFullYear(), 0, 15))',
    change: '0 → 1',
    reason: 'February is winter as well.',
  },
  {
    path: 'domains/energy/operations/usage-file/zone-time.ts',
    line: 'offsetFormats.set(timeZone, known)',
    change: 'without offsetFormats.set(timeZone, known)',
    reason: 'It saves making the format anew.',
  },
  {
    path: 'domains/energy/operations/usage-file/zone-time.ts',
    line: 'const offsets = [midnight - 86_400, midnight + 86_400].map((second) =>',
    change: '86_400 → 864000',
    reason: 'Ten days around show the same change of the clocks.',
  },
  {
    path: 'domains/energy/operations/usage-file/read-usage.ts',
    line: 'const daysAtATime = 31',
    change: '31 → 310',
    reason: 'How many days are read at a time decides nothing.',
  },
  {
    path: 'demo/world/ledger.ts',
    line: 'if (last === undefined) return []',
    change: 'without if (last === undefined) return []',
    reason: 'Nothing is paid before the first bill; the condition tells the compiler so.',
  },
  {
    path: 'demo/world/ledger.ts',
    line: "if (late > 0) lines.push(fee('Late_Fee', 'Provider', late))",
    change: '0 → 1',
    reason: 'No bill of the demo world is so small.',
  },
  {
    path: 'demo/world/ledger.ts',
    line: "if (payments.some(({ status }) => status === 'Returned')) {",
    change: 'some → every',
    reason: 'No bill of the demo world is paid again after a return.',
  },
  {
    path: 'demo/world/ledger.ts',
    line: 'return closing <= 0 ? billDate : (enough ?? billDate)',
    change: '<= → <',
    reason: 'No bill of the demo world asks for a cent or for nothing.',
  },
  {
    path: 'demo/world/ledger.ts',
    line: 'return closing <= 0 ? billDate : (enough ?? billDate)',
    change: '0 → 1',
    reason: 'No bill of the demo world asks for a cent or for nothing.',
  },
]
