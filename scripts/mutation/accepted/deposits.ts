import type { AcceptedMutant } from './accepted-mutant'

/** Of deposits. */
export const ofDeposits: readonly AcceptedMutant[] = [
  {
    path: 'domains/deposits/operations/deposit-upkeep/job.ts',
    line: 'const { count } = await engine.countRecords(systemViewer, { ...request, condition }, 2_000)',
    change: '2_000 → 20000',
    reason: 'How far deposits without a rate are counted; operators are alarmed by the first.',
  },
  {
    path: 'domains/deposits/operations/read-deposit.ts',
    line: 'limit: 50,',
    change: '50 → 500',
    reason: 'No account comes to fifty deposits.',
  },
  {
    path: 'domains/deposits/operations/open-review.ts',
    line: 'if (deposit === null) return',
    change: 'without if (deposit === null) return',
    reason:
      'The deposit was there a moment before, and deposits are not deleted; the condition tells the compiler so.',
  },
  {
    path: 'domains/enrollment/operations/enrollment-work/check-credit.ts',
    line: 'if (contact === null) return',
    change: 'without if (contact === null) return',
    reason: 'An order is of a contact; the condition tells the compiler so.',
  },
  {
    path: 'domains/deposits/operations/read-deposit.ts',
    line: "'Part_Paid',",
    change: "without 'Part_Paid'",
    reason: 'It is the first, and what is not in the list sorts before all.',
  },
  {
    path: 'domains/deposits/objects/deposit/after-rules.ts',
    line: "if (!isSettled || context.previous === null || from === '' || until === '') return []",
    change: '|| → &&',
    reason: 'From or until a day that is not there, no interest is owed either.',
  },
]
