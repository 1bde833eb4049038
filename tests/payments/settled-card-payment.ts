import type { TestWorld } from '@porchlight/test-kit/world'

/** Creates a settled card payment of that many dollars, which the processor has as well; returns its id. */
export async function settledCardPayment(
  { engine, systemViewer, pool }: TestWorld['context'],
  accountId: string,
  amount: number,
): Promise<string> {
  const paymentId = await engine.createRecord(systemViewer, 'Payment__c', {
    fields: {
      Account__c: accountId,
      Purpose__c: 'Bill',
      Amount__c: amount,
      Fee__c: 0,
      Channel__c: 'Portal',
      Method_Type__c: 'Card',
      Last_Four__c: '4242',
      Status__c: 'Settled',
      Payment_Date__c: '2026-11-19',
      Settled_Date__c: '2026-11-20',
    },
  })
  await pool.query(
    `update record."Payment__c" set "Processor_Reference__c" = 'paid_' || "Id" where "Id" = $1`,
    [paymentId],
  )
  await pool.query(
    `insert into demo_processor.payment (id, key, amount, currency, description, methods, return_address, language,
       name, colour, state, method, last_four, created_at)
     values ('paid_' || $1, $1, $2, 'usd', '', '{card}', '', 'en', '', '', 'paid', 'card', '4242', now())`,
    [paymentId, Math.round(amount * 100)],
  )
  return paymentId
}
