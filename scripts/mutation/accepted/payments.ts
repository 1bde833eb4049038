import type { AcceptedMutant } from './accepted-mutant'

/** Of payments and the ledger. */
export const ofPayments: readonly AcceptedMutant[] = [
  ...['< → <=', '0 → 1'].map((change) => ({
    path: 'domains/ledger/rules/billing-report.ts',
    line: 'if (reductionCents < 0)',
    change,
    reason: 'Where billing says neither more nor less, no line follows either way: all amounts are 0.',
  })),
  ...['< → <=', '0 → 1'].map((change) => ({
    path: 'domains/ledger/rules/received-money.ts',
    line: "payment.status === 'Refunded' || (isHere && change < 0) ? 'refunded' : isHere ? 'came' : 'returned'",
    change,
    reason: 'A change of 0 ends above, and no amount is a part of a cent.',
  })),
  {
    path: 'domains/ledger/rules/billing-report.ts',
    line: "dueDay: cents > 0 && (kind === 'Charge' || kind === 'Adjustment') ? bill.dueDay : null,",
    change: '> → >=',
    reason: 'Amounts of 0 are left out above.',
  },
  ...["without '-Agreed_Date__c'", '20 → 200'].map((change) => ({
    path: 'domains/payments/operations/arrangement/offer-for-bill.ts',
    line: change.startsWith('20') ? 'limit: 20,' : "orderedBy: ['-Agreed_Date__c'],",
    change,
    reason:
      'No account makes 20 arrangements within the months that count: each ends before the next begins.',
  })),
  {
    path: 'domains/payments/methods/agree-arrangement/server.ts',
    line: "if (bill === null) throw fail('notFound')",
    change: "without if (bill === null) throw fail('notFound')",
    reason:
      'The bill was there a moment before, and bills are not deleted; the condition tells the compiler so.',
  },
  {
    path: 'domains/payments/operations/open-payment.ts',
    line: "throw fail('unavailable', {}, { retryAfterSeconds: 2 })",
    change: '2 → 20',
    reason: 'How long a caller waits before the next attempt decides nothing.',
  },
  {
    path: 'domains/payments/operations/arrangement/follow-arrangements.ts',
    line: 'if (part === null || nextStep <= part.dueDay) return',
    change: '<= → <',
    reason:
      'No step falls on the day on which a part is due: the reminder is before it, the last look after it.',
  },
  {
    path: 'domains/payments/operations/arrangement/follow-arrangements.ts',
    line: "await connection.query(lockStatement('payable'), [`arrangement $" + '{arrangementId}`])',
    change: "without await connection.query(lockStatement('payable'), [`arrangem…",
    reason:
      'Two looks of one day write the same; it keeps those of two days apart, which no test runs at once.',
  },
  {
    path: 'domains/payments/operations/follow-payment.ts',
    line: 'if (reference === null) return',
    change: 'without if (reference === null) return',
    reason: 'A processor knows no payment without a name either; the condition tells the compiler so.',
  },
  {
    path: 'domains/payments/operations/refresh-payments.ts',
    line: 'if (reference === null) continue',
    change: 'without if (reference === null) continue',
    reason: 'A processor knows no payment without a name either; the condition tells the compiler so.',
  },
  {
    path: 'domains/payments/operations/bill-payment/read-bill.ts',
    line: 'if (billIds.length === 0) return []',
    change: 'without if (billIds.length === 0) return []',
    reason: 'It saves the queries where there is nothing to read.',
  },
  {
    path: 'domains/payments/operations/bill-payment/read-bill.ts',
    line: 'const accountIds = new Set(bills.filter(isRequested).map(({ Account__c: accountId }) => accountId))',
    change: 'without filter',
    reason: 'It saves reading the money of accounts whose bills ask for nothing.',
  },
  {
    path: 'domains/payments/operations/read-money-of-accounts.ts',
    line: 'if (accountIds.length === 0) return read',
    change: 'without if (accountIds.length === 0) return read',
    reason: 'It saves the queries where there is nothing to read.',
  },
  {
    path: 'domains/payments/operations/open-payment.ts',
    line: "if (payment === undefined) throw fail('internal')",
    change: "without if (payment === undefined) throw fail('internal')",
    reason: 'The payment was created a moment before; the condition tells the compiler so.',
  },
  {
    path: 'domains/payments/operations/store-ledgers.ts',
    line: 'allOrNone: true,',
    change: 'true → false',
    reason: 'No line that the records give is refused; if one were, its account would get none of them.',
  },
  {
    path: 'domains/payments/operations/store-ledgers.ts',
    line: 'for (let first = 0; first < records.length; first += partSize) {',
    change: '< → <=',
    reason: 'A batch without operations writes nothing.',
  },
  {
    path: 'domains/payments/operations/arrangement/stored-arrangement.ts',
    line: 'return amount === null || date === null ? null : { amount, date }',
    change: '|| → &&',
    reason: 'Amount and day of the next part are written together, and are null together.',
  },
  {
    path: 'domains/payments/operations/bill-payment/open-bill-payment.ts',
    line: 'const due = Math.max(0, (now?.dueCents ?? 0) - debitedCents)',
    change: '0 → 1',
    reason:
      'The bill was there a moment before, and bills are not deleted; the condition tells the compiler so.',
  },
  {
    path: 'domains/payments/operations/charge-debit.ts',
    line: "await requestPaymentMail(connection, payment, { status: 'Declined', isRegained: false })",
    change: 'false → true',
    reason: 'The mail about a declined debit does not depend on it.',
  },
  {
    path: 'domains/payments/operations/charge-debit.ts',
    line: 'await lockPayment(connection, paymentId)',
    change: 'without await lockPayment(connection, paymentId)',
    reason: 'The mail has the payment for its key, and the same decline changes nothing.',
  },
]
