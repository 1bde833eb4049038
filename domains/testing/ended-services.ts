import type { MethodBench } from './method-bench'
import { createCustomer } from './new-customer'
import { storedCard } from './stored-card'

let bills = 0

/** Customers whose service ends, with what follows: the final bill, payments and the jobs. */
export function endedServices(benchOf: () => MethodBench) {
  const create = (objectApiName: string, fields: Readonly<Record<string, unknown>>) =>
    benchOf().world.context.engine.createRecord(benchOf().systemViewer, objectApiName, { fields })
  const update = (recordId: string, fields: Readonly<Record<string, unknown>>) =>
    benchOf().world.context.engine.updateRecord(benchOf().systemViewer, recordId, { fields })

  async function rowsOf(sql: string, ...values: readonly string[]) {
    const { rows } = await benchOf().world.context.pool.query<Record<string, unknown>>(sql, [...values])
    return rows
  }

  /** Creates a customer with a deposit of $200, AutoPay and a text alert, whose service ends now. */
  async function endedService(language: 'en' | 'es' = 'en', paidOn = '2026-11-01') {
    const customer = await createCustomer(benchOf(), { language })
    const { accountId, contactId } = customer
    const depositId = await create('Deposit__c', {
      Account__c: accountId,
      Required_Amount__c: 200,
      Cap_Amount__c: 405.5,
      Paid_Amount__c: 0,
    })
    const paymentId = await create('Payment__c', {
      Account__c: accountId,
      Purpose__c: 'Deposit',
      Deposit__c: depositId,
      Amount__c: 200,
      Payment_Date__c: paidOn,
    })
    await update(paymentId, { Status__c: 'Settled', Settled_Date__c: paidOn })
    const methodId = await create('Payment_Method__c', storedCard(contactId))
    const autopayId = await create('Autopay__c', {
      Account__c: accountId,
      Payment_Method__c: methodId,
      Status__c: 'Active',
      Start_Date__c: '2026-09-01',
    })
    const alertId = await create('Alert_Subscription__c', {
      Account__c: accountId,
      Alert_Type__c: 'Bill_Ready',
      Channel__c: 'Text',
      Status__c: 'Active',
      Mobile_Phone__c: '(713) 555-0121',
      Verified_At__c: '2026-09-01T15:00:00.000Z',
    })
    await update(accountId, { Status__c: 'Closed' })
    return { ...customer, contactId, depositId, autopayId, alertId }
  }

  /** Issues the final bill, $120.50 by default. */
  async function finalBill(accountId: string, dollars = 120.5): Promise<string> {
    bills += 1
    return create('Bill__c', {
      Name: `FINAL-${bills}`,
      Account__c: accountId,
      Bill_Date__c: '2026-11-04',
      Due_Date__c: '2026-11-24',
      Period_Start__c: '2026-11-01',
      Period_End__c: '2026-11-03',
      Opening_Balance__c: 0,
      Charges__c: dollars,
      Payments__c: 0,
      Closing_Balance__c: dollars,
      Is_Final__c: true,
    })
  }

  async function pay(accountId: string, billId: string, dollars = 120.5): Promise<void> {
    const paymentId = await create('Payment__c', {
      Account__c: accountId,
      Purpose__c: 'Bill',
      Bill__c: billId,
      Amount__c: dollars,
      Payment_Date__c: '2026-11-20',
    })
    await update(paymentId, { Status__c: 'Settled', Settled_Date__c: '2026-11-20' })
  }

  /** Runs both jobs, twice as after a crash. */
  async function run(): Promise<void> {
    benchOf().waiting.push({ jobName: 'settle-deposits-with-service', payload: {} })
    benchOf().waiting.push({ jobName: 'end-autopay-with-service', payload: {} })
    await benchOf().runJobs({ attempts: 2 })
  }

  const stateOf = async ({ depositId, autopayId }: { depositId: string; autopayId: string }) => {
    const [row] = await rowsOf(
      `select d."Status__c" as deposit, a."Status__c" as autopay,
         (select json_agg(c."Subject") from record."Case" c where c."AccountId" = d."Account__c") as cases
       from record."Deposit__c" d, record."Autopay__c" a where d."Id" = $1 and a."Id" = $2`,
      depositId,
      autopayId,
    )
    return row
  }

  /** Returns the account's ledger lines, its final bill and its payments, oldest first. */
  const moneyOf = async ({ accountId }: { readonly accountId: string }) => {
    const [row] = await rowsOf(
      `select
         (select json_agg("Kind__c" || ' ' || "Amount__c"::numeric(12, 2) || ' ' || "Deposit_Amount__c"::numeric(12, 2)
            order by "Sequence__c") from record."Ledger_Entry__c" where "Account__c" = $1) as lines,
         (select "Status__c" from record."Bill__c" where "Account__c" = $1) as bill,
         (select json_agg("Purpose__c" || ' ' || "Channel__c" || ' ' || "Amount__c"::numeric(12, 2) order by "Purpose__c", "Channel__c")
            from record."Payment__c" where "Account__c" = $1) as payments`,
      accountId,
    )
    return row
  }

  return { create, update, rowsOf, endedService, finalBill, pay, run, stateOf, moneyOf }
}
