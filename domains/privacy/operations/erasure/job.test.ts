import { MailFailure } from '@porchlight/providers/mail'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { jobContext } from '../../../testing/job-context'
import { type MethodBench, openMethodBench } from '../../../testing/method-bench'
import { createCustomer } from '../../../testing/new-customer'
import { eraseCustomer } from './job'

let bench: MethodBench
beforeAll(async () => {
  bench = await openMethodBench()
})
afterAll(() => bench.close())

const rowsOf = async <Row extends object>(text: string, values: readonly unknown[]) =>
  (await bench.world.context.pool.query<Row>(text, [...values])).rows

/** A customer whose only account has ended without a bill. */
async function endedCustomer() {
  const customer = await createCustomer(bench, { isImported: true })
  await rowsOf(`update record."Account" set "Status__c" = 'Closed' where "Id" = $1`, [customer.accountId])
  return customer
}

async function isErased(contactId: string): Promise<boolean> {
  const [contact] = await rowsOf<{ erased: boolean; email: string | null }>(
    'select "Erased_At__c" is not null as erased, "Email" as email from record."Contact" where "Id" = $1',
    [contactId],
  )
  expect(contact?.email === null).toBe(contact?.erased)
  return contact?.erased === true
}

const run = (contactId: string, services = bench.services) =>
  eraseCustomer.run({ contactId }, jobContext(services))

const withMail = (kind: 'temporary' | 'permanent') => ({
  ...bench.services,
  mail: {
    ...bench.services.mail,
    send: () => Promise.reject(new MailFailure(kind, 'The server takes no mail.')),
  },
})

describe('the job that erases a customer', () => {
  it('waits for a mail server that takes the last mail later, and for none that never will', async () => {
    const { contactId } = await endedCustomer()
    await expect(run(contactId, withMail('temporary'))).rejects.toThrow()
    expect(await isErased(contactId)).toBe(false)
    await run(contactId, withMail('permanent'))
    expect(await isErased(contactId)).toBe(true)
  })

  it('does nothing when something stands against it by then, and says so', async () => {
    const { contactId, accountId } = await endedCustomer()
    await rowsOf(`update record."Account" set "Status__c" = 'Active' where "Id" = $1`, [accountId])
    const before = bench.alarms.length
    await run(contactId)
    expect(await isErased(contactId)).toBe(false)
    expect(bench.alarms.slice(before).join()).toContain('privacy.erasure-held')
  })

  it('waits until the billing system has taken what happened, without a mail before', async () => {
    const { contactId, accountId } = await endedCustomer()
    await rowsOf(
      `insert into billing_outbox.event (account_id, sequence, event_type, data, occurred_at)
       values ($1, 9000, 'contact.email-changed', '{}', now())`,
      [accountId],
    )
    const before = bench.mails.length
    await expect(run(contactId)).rejects.toThrow('has not taken 1 events')
    expect([await isErased(contactId), bench.mails.length]).toEqual([false, before])
    await rowsOf('update billing_outbox.event set settled_at = now() where account_id = $1', [accountId])
    await run(contactId)
    expect([await isErased(contactId), bench.mails.length]).toEqual([true, before + 1])
    expect(await rowsOf('select 1 from billing_outbox.event where account_id = $1', [accountId])).toEqual([])
  })
})
