import { type AcceptedMutant, acceptedFor } from './accepted-mutant'

/** Accepted changes of payments and the ledger. */
export const ofPayments: readonly AcceptedMutant[] = [
  ...acceptedFor('Where billing says neither more nor less, no line follows either way: all amounts are 0.', {
    'domains/ledger/rules/billing-report.ts': [
      ['if (reductionCents < 0)', '< → <='],
      ['if (reductionCents < 0)', '0 → 1'],
    ],
  }),
  ...acceptedFor('A change of 0 ends above, and no amount is a part of a cent.', {
    'domains/ledger/rules/received-money.ts': [
      [
        "payment.status === 'Refunded' || (isHere && change < 0) ? 'refunded' : isHere ? 'came' : 'returned'",
        '< → <=',
      ],
      [
        "payment.status === 'Refunded' || (isHere && change < 0) ? 'refunded' : isHere ? 'came' : 'returned'",
        '0 → 1',
      ],
    ],
  }),
  ...acceptedFor('Amounts of 0 are left out above.', {
    'domains/ledger/rules/billing-report.ts': [
      ["dueDay: cents > 0 && (kind === 'Charge' || kind === 'Adjustment') ? bill.dueDay : null,", '> → >='],
    ],
  }),
  ...acceptedFor(
    'No account makes 20 arrangements within the months that count: each ends before the next begins.',
    {
      'domains/payments/operations/arrangement/offer-for-bill.ts': [
        ["orderedBy: ['-Agreed_Date__c'],", "without '-Agreed_Date__c'"],
        ['limit: 20,', '20 → 200'],
      ],
    },
  ),
  ...acceptedFor(
    'The bill was there a moment before, and bills are not deleted; the condition tells the compiler so.',
    {
      'domains/payments/methods/agree-arrangement/server.ts': [
        ["if (bill === null) throw fail('notFound')", "without if (bill === null) throw fail('notFound')"],
      ],
      'domains/payments/operations/bill-payment/open-bill-payment.ts': [
        ['const due = Math.max(0, (now?.dueCents ?? 0) - debitedCents)', '0 → 1'],
      ],
    },
  ),
  ...acceptedFor('How long a caller waits before the next attempt decides nothing.', {
    'domains/payments/operations/open-payment.ts': [
      ["throw fail('unavailable', {}, { retryAfterSeconds: 2 })", '2 → 20'],
    ],
  }),
  ...acceptedFor(
    'No step falls on the day on which a part is due: the reminder is before it, the last look after it.',
    {
      'domains/payments/operations/arrangement/follow-arrangements.ts': [
        ['if (part === null || nextStep <= part.dueDay) return', '<= → <'],
      ],
    },
  ),
  ...acceptedFor(
    'Two looks of one day write the same; it keeps those of two days apart, which no test runs at once.',
    {
      'domains/payments/operations/arrangement/follow-arrangements.ts': [
        [
          `await connection.query(lockStatement('payable'), [\`arrangement \${arrangementId}\`])`,
          "without await connection.query(lockStatement('payable'), [`arrangem…",
        ],
      ],
    },
  ),
  ...acceptedFor('A processor knows no payment without a name either; the condition tells the compiler so.', {
    'domains/payments/operations/follow-payment.ts': [
      ['if (reference === null) return', 'without if (reference === null) return'],
    ],
    'domains/payments/operations/refresh-payments.ts': [
      ['if (reference === null) continue', 'without if (reference === null) continue'],
    ],
  }),
  ...acceptedFor('It saves the queries where there is nothing to read.', {
    'domains/payments/operations/bill-payment/read-bill.ts': [
      ['if (billIds.length === 0) return []', 'without if (billIds.length === 0) return []'],
    ],
    'domains/payments/operations/read-money-of-accounts.ts': [
      ['if (accountIds.length === 0) return read', 'without if (accountIds.length === 0) return read'],
    ],
  }),
  ...acceptedFor('It saves reading the money of accounts whose bills ask for nothing.', {
    'domains/payments/operations/bill-payment/read-bill.ts': [
      [
        'const accountIds = new Set(bills.filter(isRequested).map(({ Account__c: accountId }) => accountId))',
        'without filter',
      ],
    ],
  }),
  ...acceptedFor('The payment was created a moment before; the condition tells the compiler so.', {
    'domains/payments/operations/open-payment.ts': [
      [
        "if (payment === undefined) throw fail('internal')",
        "without if (payment === undefined) throw fail('internal')",
      ],
    ],
  }),
  ...acceptedFor(
    'No line that the records give is refused; if one were, its account would get none of them.',
    {
      'domains/payments/operations/store-ledgers.ts': [['allOrNone: true,', 'true → false']],
    },
  ),
  ...acceptedFor('A batch without operations writes nothing.', {
    'domains/payments/operations/store-ledgers.ts': [
      ['for (let first = 0; first < records.length; first += partSize) {', '< → <='],
    ],
  }),
  ...acceptedFor('Amount and day of the next part are written together, and are null together.', {
    'domains/payments/operations/arrangement/stored-arrangement.ts': [
      ['return amount === null || date === null ? null : { amount, date }', '|| → &&'],
    ],
  }),
  ...acceptedFor('The mail about a declined debit does not depend on it.', {
    'domains/payments/operations/charge-debit.ts': [
      [
        "await requestPaymentMail(connection, payment, { status: 'Declined', isRegained: false })",
        'false → true',
      ],
    ],
  }),
  ...acceptedFor('The mail has the payment for its key, and the same decline changes nothing.', {
    'domains/payments/operations/charge-debit.ts': [
      ['await lockPayment(connection, paymentId)', 'without await lockPayment(connection, paymentId)'],
    ],
  }),
  ...acceptedFor(
    'Jobs send a refund one after another; the lock is for an attempt whose lease ended meanwhile.',
    {
      'domains/payments/operations/refund/send-refund.ts': [
        ['await lockBillsOf(connection, accountId)', 'without await lockBillsOf(connection, accountId)'],
      ],
    },
  ),
  ...acceptedFor('Only a method with a token is debited; the condition tells the compiler so.', {
    'domains/payments/operations/charge-debit.ts': [
      ["if (token === null) throw fail('internal')", "without if (token === null) throw fail('internal')"],
    ],
  }),
  ...acceptedFor(
    'Either lock has the second of two attempts for the same bill or deposit wait for the first.',
    {
      'domains/payments/operations/open-payment.ts': [["await (subject.purpose === 'Deposit'", '=== → !==']],
    },
  ),
  ...acceptedFor(
    'The lines of one account follow each other by their number; the account first serves the index.',
    {
      'domains/payments/operations/read-money-of-accounts.ts': [
        ["orderedBy: ['Account__c', 'Sequence__c'],", "without 'Account__c'"],
      ],
    },
  ),
  ...acceptedFor('The size of a statement shows in nothing that is stored.', {
    'domains/payments/operations/store-ledgers.ts': [['const partSize = 200', '200 → 2000']],
  }),
]
