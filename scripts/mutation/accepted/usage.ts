import { type AcceptedMutant, acceptedFor } from './accepted-mutant'

/** Accepted changes of usage files and the bills of the demo world. */
export const ofUsage: readonly AcceptedMutant[] = [
  ...acceptedFor('The value is always there; the condition is for the compiler.', {
    'domains/energy/operations/usage-file/green-button.ts': [['const start = all[0]?.start ?? 0', '0 → 1']],
  }),
  ...acceptedFor('February is winter as well.', {
    'domains/energy/operations/usage-file/green-button.ts': [
      ['const winter = new Date(Date.UTC(madeAt.getUTCFullYear(), 0, 15))', '0 → 1'],
    ],
  }),
  ...acceptedFor('It saves making the format anew.', {
    'domains/energy/operations/usage-file/zone-time.ts': [
      ['offsetFormats.set(timeZone, known)', 'without offsetFormats.set(timeZone, known)'],
    ],
  }),
  ...acceptedFor('Ten days around show the same change of the clocks.', {
    'domains/energy/operations/usage-file/zone-time.ts': [
      ['const offsets = [midnight - 86_400, midnight + 86_400].map((second) =>', '86_400 → 864000'],
    ],
  }),
  ...acceptedFor('How many days are read at a time decides nothing.', {
    'domains/energy/operations/usage-file/read-usage.ts': [['const daysAtATime = 31', '31 → 310']],
  }),
  ...acceptedFor('Nothing is paid before the first bill; the condition tells the compiler so.', {
    'demo/world/ledger.ts': [
      ['if (last === undefined) return []', 'without if (last === undefined) return []'],
    ],
  }),
  ...acceptedFor('No bill of the demo world is so small.', {
    'demo/world/ledger.ts': [["if (late > 0) lines.push(fee('Late_Fee', 'Provider', late))", '0 → 1']],
  }),
  ...acceptedFor('No bill of the demo world is paid again after a return.', {
    'demo/world/ledger.ts': [["if (payments.some(({ status }) => status === 'Returned')) {", 'some → every']],
  }),
  ...acceptedFor('No bill of the demo world asks for a cent or for nothing.', {
    'demo/world/ledger.ts': [
      ['return closing <= 0 ? billDate : (enough ?? billDate)', '<= → <'],
      ['return closing <= 0 ? billDate : (enough ?? billDate)', '0 → 1'],
    ],
  }),
]
