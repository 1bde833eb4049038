import { type AcceptedMutant, acceptedFor } from './accepted-mutant'

/** Accepted changes of deposits. */
export const ofDeposits: readonly AcceptedMutant[] = [
  ...acceptedFor('How far deposits without a rate are counted; operators are alarmed by the first.', {
    'domains/deposits/operations/deposit-upkeep/job.ts': [
      [
        'const { count } = await engine.countRecords(systemViewer, { ...request, condition }, 2_000)',
        '2_000 → 20000',
      ],
    ],
  }),
  ...acceptedFor('No account comes to fifty deposits.', {
    'domains/deposits/operations/read-deposit.ts': [['limit: 50,', '50 → 500']],
  }),
  ...acceptedFor(
    'The deposit was there a moment before, and deposits are not deleted; the condition tells the compiler so.',
    {
      'domains/deposits/operations/open-review.ts': [
        ['if (deposit === null) return', 'without if (deposit === null) return'],
      ],
    },
  ),
  ...acceptedFor('An order is of a contact; the condition tells the compiler so.', {
    'domains/enrollment/operations/enrollment-work/check-credit.ts': [
      ['if (contact === null) return', 'without if (contact === null) return'],
    ],
  }),
  ...acceptedFor('It is the first, and what is not in the list sorts before all.', {
    'domains/deposits/operations/read-deposit.ts': [["'Part_Paid',", "without 'Part_Paid'"]],
  }),
  ...acceptedFor('From or until a day that is not there, no interest is owed either.', {
    'domains/deposits/objects/deposit/after-rules.ts': [
      ["if (!isSettled || context.previous === null || from === '' || until === '') return []", '|| → &&'],
    ],
  }),
]
