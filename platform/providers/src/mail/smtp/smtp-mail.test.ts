import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { clearMessages, listMessages } from '../demo-mailbox/messages'
import { MailFailure } from '../mail-failure'
import type { OutgoingMail } from '../mail-port'
import { createMailBench, exampleMail, type MailBench, sentAt } from '../testing/mail-bench'
import { createSmtpMail } from './smtp-mail'

let bench: MailBench

beforeAll(async () => {
  bench = await createMailBench()
})

afterAll(() => bench.close())

afterEach(async () => {
  bench.mailbox.faults.reset()
  await clearMessages(bench.pool)
})

const keys = async () => (await listMessages(bench.pool)).map(({ subject, count }) => `${subject} ${count}`)

async function failureOf(mail: OutgoingMail): Promise<MailFailure> {
  const error = await bench.mail.send(mail).catch((reason: unknown) => reason)
  if (error instanceof MailFailure) return error
  throw error
}

describe('sending over SMTP', () => {
  test('delivers sender, Spanish subject and both parts unchanged', async () => {
    const mail = exampleMail()
    await bench.mail.send(mail)
    expect(await listMessages(bench.pool)).toEqual([
      {
        id: expect.stringMatching(/^\d+$/),
        channel: 'email',
        from: mail.from.address,
        to: 'lucia@example.com',
        subject: mail.subject,
        text: mail.text.trimEnd(),
        html: mail.html,
        links: ['https://vecina.example.com/es/reset-password?token=a&b=c'],
        sentAt: sentAt.toISOString(),
        count: 1,
      },
    ])
  })

  test('derives the Message-ID from the key, without showing it', async () => {
    const first = await bench.mail.send(exampleMail())
    const again = await bench.mail.send(exampleMail({ subject: 'Otro' }))
    const other = await bench.mail.send(exampleMail({ idempotencyKey: 'reset-link:0052' }))
    expect(first.messageId).toMatch(/^<[0-9a-f]{40}@vecina\.example\.com>$/)
    expect(again).toEqual(first)
    expect(other).not.toEqual(first)
  })

  test.each([
    ['subject', { subject: 'Hello\r\nBcc: everyone@example.com' }],
    ['subject', { subject: 'Hello\nX: 1' }],
    ['subject', { subject: 'Hello\u2028X: 1' }],
    ['subject', { subject: '  ' }],
    ['to', { to: 'a@example.com\r\nBcc: b@example.com' }],
    ['to', { to: 'a@example.com, b@example.com' }],
    ['to', { to: 'a@example.com;b@example.com' }],
    ['to', { to: 'Ana <a@example.com>' }],
    ['to', { to: 'a@example.com>\r\nRCPT TO:<b@example.com' }],
    ['to', { to: '' }],
    ['from.name', { from: { name: 'X\r\nBcc: b@example.com', address: 'a@example.com' } }],
    ['from.address', { from: { name: 'X', address: 'a@example.com\0' } }],
    ['idempotencyKey', { idempotencyKey: 'a\r\nBcc: b@example.com' }],
    ['idempotencyKey', { idempotencyKey: '' }],
    ['unsubscribe', { unsubscribe: 'https://vecina.example.com/x\r\nBcc: b@example.com' }],
    ['unsubscribe', { unsubscribe: 'https://vecina.example.com/x>, <mailto:b@example.com' }],
    ['unsubscribe', { unsubscribe: 'mailto:b@example.com' }],
    ['unsubscribe', { unsubscribe: '' }],
  ])('refuses a message whose %s could break out of its header: %j', async (label, changes) => {
    const refused = bench.mail.send(exampleMail(changes))
    await expect(refused).rejects.toMatchObject({ key: 'invalidFieldValue' })
    await expect(refused).rejects.toThrow(label)
    expect(await listMessages(bench.pool)).toEqual([])
  })

  test('says how such mails are turned off, where they can be, in the headers that mail programs read', async () => {
    const raw: string[] = []
    const server = new SMTPServer({
      disabledCommands: ['AUTH', 'STARTTLS'],
      onData: (stream, _session, taken) => {
        void text(stream).then((message) => {
          raw.push(message)
          taken()
        })
      },
    })
    const listening = server.listen(0, '127.0.0.1')
    await once(listening, 'listening')
    const { port } = listening.address() as AddressInfo
    const mail = createSmtpMail({ host: '127.0.0.1', port, secure: false })
    const address = `https://vecina.example.com/es/unsubscribe?link=${'a'.repeat(43)}`
    await mail.send(exampleMail({ unsubscribe: address }))
    await mail.send(exampleMail())
    await new Promise<void>((resolve) => server.close(resolve))
    const [first = '', second = ''] = raw.map((message) => message.split('\r\n\r\n')[0])
    const lines = first.replace(/\r\n[ \t]+/g, ' ').split('\r\n')
    expect(lines).toContain(`List-Unsubscribe: <${address}>`)
    expect(lines).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
    expect(second).not.toContain('List-Unsubscribe')
  })

  test('tells a refusal for now from one for good, and repeats no address', async () => {
    bench.mailbox.faults.refuseNext(1, 'temporary')
    bench.mailbox.faults.refuseNext(1, 'permanent')
    const forNow = await failureOf(exampleMail())
    const forGood = await failureOf(exampleMail())
    expect(forNow).toMatchObject({ kind: 'temporary' })
    expect(forGood).toMatchObject({ kind: 'permanent' })
    expect(forGood.message).toBe('The mail server answered 550 to RCPT TO (EENVELOPE).')
    expect(forGood.cause).toBeUndefined()
    await bench.mail.send(exampleMail({ subject: 'Hola' }))
    expect(await keys()).toEqual(['Hola 1'])
  })

  test('shows one message when the connection dropped after the data and it was sent again', async () => {
    bench.mailbox.faults.dropNextAfterData(1)
    const mail = exampleMail({ subject: 'Hola' })
    expect(await failureOf(mail)).toMatchObject({ kind: 'temporary' })
    expect(await keys()).toEqual(['Hola 1'])
    await bench.mail.send(mail)
    expect(await keys()).toEqual(['Hola 2'])
  })

  test('gives up waiting for a server that falls silent', async () => {
    bench.mailbox.faults.holdNextAnswers(1)
    const { host, port } = bench.mailbox
    const impatient = createSmtpMail({ host, port, secure: false, timeouts: { silenceMs: 200 } })
    await expect(impatient.send(exampleMail())).rejects.toMatchObject({ kind: 'temporary' })
  })

  test('counts wrong credentials and an absent server as temporary', async () => {
    const server = new SMTPServer({
      allowInsecureAuth: true,
      hideSTARTTLS: true,
      onAuth: (_credentials, _session, answer) => answer(new TypeError('Wrong password')),
    })
    const listening = server.listen(0, '127.0.0.1')
    await once(listening, 'listening')
    const { port } = listening.address() as AddressInfo
    const host = '127.0.0.1'
    const auth = { user: 'porchlight', password: 'wrong' }
    const unauthorised = createSmtpMail({ host, port, secure: false, auth })
    const refused = unauthorised.send(exampleMail())
    await expect(refused).rejects.toMatchObject({ kind: 'temporary' })
    await expect(refused).rejects.toThrow('The mail server answered 535 to AUTH PLAIN (EAUTH).')
    await new Promise<void>((resolve) => server.close(resolve))
    const absent = createSmtpMail({ host, port: 1, secure: false })
    await expect(absent.send(exampleMail())).rejects.toMatchObject({ kind: 'temporary' })
  })

  test('sends nothing in clear when encryption is required', async () => {
    const { host, port } = bench.mailbox
    const strict = createSmtpMail({ host, port, secure: false, requireTls: true })
    await expect(strict.send(exampleMail())).rejects.toMatchObject({ kind: 'temporary' })
    expect(await listMessages(bench.pool)).toEqual([])
  })
})
