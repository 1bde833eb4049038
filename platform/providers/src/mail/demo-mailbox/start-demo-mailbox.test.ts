import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { createMailBench, exampleMail, type MailBench, sentAt } from '../testing/mail-bench'
import { clearMessages, listMessages, storeMessage } from './messages'

let bench: MailBench

beforeAll(async () => {
  bench = await createMailBench()
})

afterAll(() => bench.close())

afterEach(() => clearMessages(bench.pool))

describe('the demo mailbox', () => {
  test('lists emails and texts newest first', async () => {
    await bench.mail.send(exampleMail({ idempotencyKey: 'one', subject: 'One' }))
    await storeMessage(bench.pool, {
      channel: 'sms',
      from: '+17135550100',
      to: '(512) 555-0142',
      subject: '',
      text: 'Your link: https://example.com/verify.',
      html: '',
      sentAt,
      idempotencyKey: undefined,
    })
    await bench.mail.send(exampleMail({ idempotencyKey: 'three', subject: 'Three' }))
    const messages = await listMessages(bench.pool)
    expect(messages.map(({ channel, subject }) => `${channel} ${subject}`)).toEqual([
      'email Three',
      'sms ',
      'email One',
    ])
    expect(messages[1]?.links).toEqual(['https://example.com/verify'])
    expect(await listMessages(bench.pool, 1)).toHaveLength(1)
    const toPhone = await listMessages(bench.pool, undefined, '555-0142')
    expect(toPhone.map(({ to }) => to)).toEqual(['(512) 555-0142'])
  })

  test('takes messages from many senders at the same time', async () => {
    const numbers = Array.from({ length: 40 }, (_, index) => `message-${index}`)
    await Promise.all(numbers.map((key) => bench.mail.send(exampleMail({ idempotencyKey: key }))))
    const messages = await listMessages(bench.pool)
    expect(messages).toHaveLength(40)
    expect(messages.every(({ count }) => count === 1)).toBe(true)
  })

  test('keeps what only looks like markup or SQL as it is', async () => {
    const subject = "<script>alert(1)</script>'); drop table demo_mailbox.message; --"
    await bench.mail.send(exampleMail({ subject, text: subject, html: `<p>${subject}</p>` }))
    const [message] = await listMessages(bench.pool)
    expect(message).toMatchObject({ subject, text: subject, links: [] })
  })

  test('answers for now when the message cannot be kept, so that it is sent again', async () => {
    await bench.pool.query('alter table demo_mailbox.message rename to away')
    const refused = bench.mail.send(exampleMail())
    await expect(refused).rejects.toMatchObject({ kind: 'temporary' })
    await bench.pool.query('alter table demo_mailbox.away rename to message')
    await bench.mail.send(exampleMail())
    expect(await listMessages(bench.pool)).toHaveLength(1)
  })
})
