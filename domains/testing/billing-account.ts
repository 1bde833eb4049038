import type { MethodBench } from './method-bench'

/**
 * Reports billing's data for an account, imported as the import does it, and payments made here; `accountNumber`
 * returns the account number of the running test.
 */
export function billingAccount(bench: () => MethodBench, accountNumber: () => string) {
  const opening = (customer: object = {}) => ({
    brand: 'first',
    commodity: 'Electricity',
    servicePoint: null,
    street: '7 Ferry Street',
    city: 'Houston',
    state: 'TX',
    postalCode: '77002',
    customer: {
      firstName: 'Ines',
      lastName: 'Quintero',
      email: 'ines@example.com',
      mobilePhone: null,
      language: 'es',
      postalCode: '77002',
      ...customer,
    },
  })
  const account = (changes: object = {}) => ({
    kind: 'account',
    accountNumber: accountNumber(),
    status: 'Active',
    balance: 0,
    planName: 'Fixed 12',
    opening: opening(),
    ...changes,
  })
  const line = (type: string, amount: number, chargedBy = 'Provider') => ({
    type,
    chargedBy,
    amount,
    quantity: null,
    unit: null,
    rate: null,
  })
  const bill = (changes: object = {}) => ({
    kind: 'bill',
    billNumber: `${accountNumber()}-202610`,
    accountNumber: accountNumber(),
    billDate: '2026-11-02',
    dueDate: '2026-11-18',
    periodStart: '2026-10-01',
    periodEnd: '2026-10-31',
    opening: 0,
    charges: 104.3,
    payments: 0,
    closing: 104.3,
    status: 'Open',
    isEstimated: false,
    isFinal: false,
    lines: [line('Energy', 99.35), line('Base', 4.95)],
    usage: { kilowattHours: 812.5, therms: null, days: 31, averageTemperature: 74.2 },
    ...changes,
  })

  async function take(...changes: readonly object[]): Promise<readonly string[]> {
    const { rows: before } = await bench().world.context.pool.query('select id from billing_import.refusal')
    await bench().billing.note(changes)
    bench().waiting.push({ jobName: 'import-billing', payload: {} })
    await bench().runJobs()
    const { rows } = await bench().world.context.pool.query<{ reason: string }>(
      'select reason from billing_import.refusal order by id offset $1',
      [before.length],
    )
    return rows.map(({ reason }) => reason)
  }

  const read = async (text: string) =>
    (await bench().world.context.pool.query<Record<string, unknown>>(text, [accountNumber()])).rows

  /** Pays towards the bill here, and returns the payment. */
  async function payHere(amount: number): Promise<string> {
    const [row] = await read(
      `select b."Id" as "billId", a."Id" as "accountId" from record."Bill__c" b
       join record."Account" a on a."Id" = b."Account__c" where a."AccountNumber" = $1`,
    )
    const { engine, systemViewer } = bench().world.context
    const fields = {
      Account__c: row?.accountId,
      Bill__c: row?.billId,
      Purpose__c: 'Bill',
      Amount__c: amount,
      Fee__c: 0,
      Channel__c: 'Portal',
      Payment_Date__c: '2026-11-05',
    }
    const paymentId = await engine.createRecord(systemViewer, 'Payment__c', { fields })
    await engine.updateRecord(systemViewer, paymentId, {
      fields: { Status__c: 'Settled', Settled_Date__c: '2026-11-05' },
    })
    return paymentId
  }

  return { account, bill, line, opening, payHere, read, take }
}
