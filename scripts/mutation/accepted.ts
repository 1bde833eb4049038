/** A change that no test sees, and why that is right. */
export interface AcceptedMutant {
  readonly path: string
  /** The whole line, without the blanks around it. */
  readonly line: string
  /** What is done to it, as the report says it. */
  readonly change: string
  readonly reason: string
}

/** Changes that make no difference which anybody could see. One that a test sees after all has to leave this list. */
export const acceptedMutants: readonly AcceptedMutant[] = [
  {
    path: 'platform/data-service/src/network/request-queue.ts',
    line: 'if (first === undefined || gathering === undefined || gathering === null) return',
    change: '|| → &&',
    reason: 'Only requests of an adapter that gathers come here; the condition tells the compiler so.',
  },
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
    path: 'domains/payments/operations/follow-payment.ts',
    line: 'if (reference === null) return',
    change: 'without if (reference === null) return',
    reason: 'A processor knows no payment without a name either; the condition tells the compiler so.',
  },
  {
    path: 'domains/enrollment/operations/enrollment-work/check-credit.ts',
    line: 'if (contact === null) return',
    change: 'without if (contact === null) return',
    reason: 'An order is of a contact; the condition tells the compiler so.',
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
    path: 'platform/data-service/src/query/query-engine.ts',
    line: 'this.#memo.forgetDropped()',
    change: 'without this.#memo.forgetDropped()',
    reason: 'It only frees memory.',
  },
  {
    path: 'platform/data-service/src/query/query-engine.ts',
    line: 'this.store.forgetEvictions()',
    change: 'without this.store.forgetEvictions()',
    reason: 'It only frees memory.',
  },
  {
    path: 'platform/data-service/src/query/query-engine.ts',
    line: "const status = 'error' in snapshot ? snapshot.error.status : 0",
    change: '0 → 1',
    reason: 'The condition tells the compiler what is so already.',
  },
  {
    path: 'platform/data-service/src/query/query-engine.ts',
    line: 'if (missingFields.length > 0) return adapter.combination.narrow(config, missingFields)',
    change: '> → >=',
    reason: 'Of a fresh record that cannot be served, some field is missing.',
  },
  {
    path: 'platform/data-service/src/query/query-engine.ts',
    line: 'if (this.recordListeners.size === 0) return',
    change: 'without if (this.recordListeners.size === 0) return',
    reason: 'It saves work where nobody listens.',
  },
  {
    path: 'platform/data-service/src/query/query-engine.ts',
    line: '#uses = 0',
    change: '0 → 1',
    reason: 'Only the order of uses counts.',
  },
  {
    path: 'platform/data-service/src/query/query.ts',
    line: 'usedAt = 0',
    change: '0 → 1',
    reason: 'A query is used as soon as it is made.',
  },
  {
    path: 'platform/data-service/src/query/query.ts',
    line: '#revision = -1',
    change: '1 → 0',
    reason: 'It is read together with a lookup, which is not there yet.',
  },
  {
    path: 'platform/data-service/src/query/query.ts',
    line: '#repairs = 0',
    change: '0 → 1',
    reason: 'The first repair sets it anew.',
  },
  {
    path: 'platform/data-service/src/query/query.ts',
    line: "if (this.#stale === null || !('data' in this.#stale) || this.#stale.data !== data) {",
    change: '|| → &&',
    reason: 'The condition tells the compiler what is so already.',
  },
  {
    path: 'platform/data-service/src/query/observation.ts',
    line: '#isSame = true',
    change: 'true → false',
    reason: 'The first comparison sets it, as nothing is the same as what was never compared.',
  },
  {
    path: 'platform/data-service/src/query/observation.ts',
    line: 'if (before === next) return false',
    change: 'without if (before === next) return false',
    reason: 'It saves a comparison of what is the same.',
  },
  {
    path: 'platform/data-service/src/query/observation.ts',
    line: "if ('data' in before && 'data' in next) return !comparison.readTheSame(before.data, next.data)",
    change: '&& → ||',
    reason: 'Of one state both have data or neither has.',
  },
  {
    path: 'platform/data-service/src/query/observation.ts',
    line: "return 'error' in before && 'error' in next ? before.error !== next.error : false",
    change: '&& → ||',
    reason: 'Of one state both have an error or neither has.',
  },
  {
    path: 'platform/data-service/src/query/config-memo.ts',
    line: 'else if (cached.length < alike.length) byFirstValue.set(first, cached)',
    change: '< → <=',
    reason: 'It stores what is stored already.',
  },
  {
    path: 'platform/data-service/src/query/config-memo.ts',
    line: 'for (let index = 0; index < copy.length; index += 1) {',
    change: '< → <=',
    reason: 'Behind the end of both there is nothing on either side.',
  },
  {
    path: 'platform/data-service/src/network/request-queue.ts',
    line: 'if (first === undefined || gathering === undefined || gathering === null) return',
    change: 'without if (first === undefined || gathering === undefined || gathe…',
    reason: 'The condition tells the compiler what is so already.',
  },
  {
    path: 'platform/data-service/src/network/request-queue.ts',
    line: 'if (requests.length === 1) return [requests]',
    change: 'without if (requests.length === 1) return [requests]',
    reason: 'It saves work for the most usual case.',
  },
  {
    path: 'platform/data-service/src/network/request-queue.ts',
    line: 'if (requests.length === 1) return [requests]',
    change: '1 → 0',
    reason: 'It saves work for the most usual case.',
  },
  {
    path: 'platform/data-service/src/network/request-queue.ts',
    line: 'const { limit, longestAddress } = first.adapter.gathering ?? { limit: 1 }',
    change: '1 → 0',
    reason: 'The condition tells the compiler what is so already.',
  },
  {
    path: 'domains/deposits/operations/read-deposit.ts',
    line: "'Part_Paid',",
    change: "without 'Part_Paid'",
    reason: 'It is the first, and what is not in the list sorts before all.',
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
  {
    path: 'platform/identity/src/customer-view/customer-views.ts',
    line: 'token_hash: hashToken(token) ?? Buffer.alloc(0),',
    change: '0 → 1',
    reason: 'A token that is none has no hash, and neither value is one.',
  },
  {
    path: 'platform/identity/src/customer-view/customer-views.ts',
    line: 'session_hash: hashToken(sessionToken) ?? Buffer.alloc(0),',
    change: '0 → 1',
    reason: 'A token that is none has no hash, and neither value is one.',
  },
  {
    path: 'platform/identity/src/customer-view/customer-views.ts',
    line: ".where('token_hash', '=', hashToken(token) ?? Buffer.alloc(0))",
    change: '0 → 1',
    reason: 'A token that is none has no hash, and neither value is one.',
  },
  {
    path: 'platform/identity/src/known-device/known-devices.ts',
    line: 'token_hash: hashToken(token) ?? Buffer.alloc(0),',
    change: '0 → 1',
    reason: 'A token that is none has no hash, and neither value is one.',
  },
  {
    path: 'platform/identity/src/second-factor/pending-sign-ins.ts',
    line: 'token_hash: hashToken(token) ?? Buffer.alloc(0),',
    change: '0 → 1',
    reason: 'A token that is none has no hash, and neither value is one.',
  },
  {
    path: 'platform/identity/src/known-device/known-devices.ts',
    line: ".where('token_hash', '=', hashToken(token) ?? Buffer.alloc(0))",
    change: '0 → 1',
    reason: 'A token that is none has no hash, and neither value is one.',
  },
  {
    path: 'platform/identity/src/second-factor/pending-sign-ins.ts',
    line: 'if (tokenHash === null) return null',
    change: 'without if (tokenHash === null) return null',
    reason: 'No row has the hash of what is no token; the guard saves the query.',
  },
  {
    path: 'platform/identity/src/session/sessions.ts',
    line: 'if (tokenHash === null) return null',
    change: 'without if (tokenHash === null) return null',
    reason: 'No row has the hash of what is no token; the guard saves the query.',
  },
  {
    path: 'platform/identity/src/session/sessions.ts',
    line: 'if (tokenHash === null) return',
    change: 'without if (tokenHash === null) return',
    reason: 'No row has the hash of what is no token; the guard saves the query.',
  },
  {
    path: 'platform/identity/src/one-time-token/one-time-tokens.ts',
    line: "if (tokenHash === null) return { state: 'unknown' }",
    change: "without if (tokenHash === null) return { state: 'unknown' }",
    reason: 'No row has the hash of what is no token; the guard saves the query.',
  },
  {
    path: 'platform/identity/src/one-time-token/one-time-tokens.ts',
    line: "throw fail('numberOutsideRange', { parameter: 'lifetimeMs', min: 1, max })",
    change: '1 → 0',
    reason: 'It is read by programmers alone.',
  },
  {
    path: 'platform/identity/src/session/sessions.ts',
    line: 'if (!/^[0-9a-f]{64}$/.test(sessionId)) return false',
    change: 'without if (!/^[0-9a-f]{64}$/.test(sessionId)) return false',
    reason: 'No row has the hash of what is no token; the guard saves the query.',
  },
  {
    path: 'platform/identity/src/session/sessions.ts',
    line: 'if (!/^[0-9a-f]{64}$/.test(sessionId)) return false',
    change: 'pattern that fits everything',
    reason: 'No row has the hash of what is no token; the guard saves the query.',
  },
  {
    path: 'platform/identity/src/phone-code/phone-codes.ts',
    line: 'seed: Buffer.from(randomBytes(32)),',
    change: '32 → 320',
    reason: 'A longer seed serves as well.',
  },
  {
    path: 'platform/identity/src/phone-code/phone-codes.ts',
    line: "const given = Buffer.from(code.replace(/[\\s-]/g, '').padEnd(6).slice(0, 7))",
    change: '7 → 70',
    reason: 'What is longer than a code is wrong, however much of it is compared.',
  },
  {
    path: 'platform/identity/src/attempt/mailbox-key.ts',
    line: 'return plus < 1 || plus > at ? plain : plain.slice(0, plus) + plain.slice(at)',
    change: '> → >=',
    reason: 'One character is not two.',
  },
  {
    path: 'platform/identity/src/log-in/address-key.ts',
    line: 'const [first = 0, second = 0, third = 0, fourth = 0] = pairsOf(bytes)',
    change: '0 → 1',
    reason: 'The condition tells the compiler what is so already.',
  },
  {
    path: 'platform/identity/src/log-in/address-key.ts',
    line: 'return networks.at(-1)?.key ?? networks[0].key',
    change: '0 → 1',
    reason: 'The condition tells the compiler what is so already.',
  },
  {
    path: 'platform/identity/src/log-in/address-key.ts',
    line: 'return bytes.flatMap((byte, index) => (index % 2 === 0 ? [byte * 256 + (bytes[index + 1] ?? 0)] : []))',
    change: '0 → 1',
    reason: 'The condition tells the compiler what is so already.',
  },
  {
    path: 'domains/payments/operations/bill-payment/open-bill-payment.ts',
    line: 'const due = Math.max(0, (now?.dueCents ?? 0) - debitedCents)',
    change: '0 → 1',
    reason:
      'The bill was there a moment before, and bills are not deleted; the condition tells the compiler so.',
  },
  {
    path: 'domains/deposits/objects/deposit/after-rules.ts',
    line: "if (!isSettled || context.previous === null || from === '' || until === '') return []",
    change: '|| → &&',
    reason: 'From or until a day that is not there, no interest is owed either.',
  },
  {
    path: 'platform/identity/src/second-factor/second-factors.ts',
    line: 'passkeys: row?.passkeys ?? 0,',
    change: '0 → 1',
    reason: 'The condition tells the compiler what is so already.',
  },
  {
    path: 'platform/identity/src/second-factor/second-factors.ts',
    line: 'recoveryCodesLeft: row?.codes ?? 0,',
    change: '0 → 1',
    reason: 'The condition tells the compiler what is so already.',
  },
]
