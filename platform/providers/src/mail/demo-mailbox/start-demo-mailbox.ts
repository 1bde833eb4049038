import { once } from 'node:events'
import type { AddressInfo, Socket } from 'node:net'
import { fail } from '@porchlight/errors'
import type pg from 'pg'
import PostalMime from 'postal-mime'
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server'
import { createFaults, type MailboxFaults } from './faults'
import { storeMessage } from './messages'

/** The options of the mailbox. */
export interface DemoMailboxOptions {
  /** A pool on a database that `demoMailboxMigrations` ran on. */
  readonly pool: Pick<pg.Pool, 'query'>
  readonly now?: () => Date
  /** 0, the default, picks a free one. */
  readonly port?: number
}

/** A running mailbox. */
export interface DemoMailbox {
  /** Always a loopback address: nothing is delivered to the outside, and nothing from outside can be delivered here. */
  readonly host: string
  readonly port: number
  /** Makes the next messages fail; for tests. */
  readonly faults: MailboxFaults
  readonly close: () => Promise<void>
}

/** A rejection as an SMTP response. */
class SmtpAnswer extends Error {
  override readonly name = 'SmtpAnswer'

  constructor(
    readonly responseCode: number,
    message: string,
  ) {
    super(message)
  }
}

const host = '127.0.0.1'
const maxMessageBytes = 5 * 1024 * 1024

/**
 * Starts the stand-in for the mail server of demo mode: a real SMTP server that stores every message in
 * `demo_mailbox.message`. A message can be read there as soon as it is accepted.
 */
export async function startDemoMailbox(options: DemoMailboxOptions): Promise<DemoMailbox> {
  const { pool, now = () => new Date(), port = 0 } = options
  const { faults, next } = createFaults()
  const sockets = new Map<string, Socket>()

  const receive = async (stream: SMTPServerDataStream, session: SMTPServerSession): Promise<void> => {
    const chunks: Buffer[] = []
    for await (const chunk of stream) chunks.push(chunk)
    if (stream.sizeExceeded) throw new SmtpAnswer(552, 'The message is too large')
    const mail = await PostalMime.parse(Buffer.concat(chunks))
    await storeMessage(pool, {
      channel: 'email',
      from: mail.from?.address ?? '',
      to: session.envelope.rcptTo[0]?.address ?? '',
      subject: mail.subject ?? '',
      // The transport ends every part with an additional line break.
      text: (mail.text ?? '').trimEnd(),
      html: (mail.html ?? '').trimEnd(),
      sentAt: now(),
      idempotencyKey: mail.headers.find(({ key }) => key === 'x-idempotency-key')?.value,
    })
    if (next.isDropped()) sockets.get(socketKey(session))?.destroy()
    await next.delay()
  }

  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    size: maxMessageBytes,
    closeTimeout: 100,
    onRcptTo: ({ address }, session, answer) => {
      const refusal = next.refusal(address)
      if (refusal === 'temporary') return answer(new SmtpAnswer(451, 'Try again later'))
      if (refusal === 'permanent') return answer(new SmtpAnswer(550, 'There is no such mailbox'))
      if (session.envelope.rcptTo.length > 0) return answer(new SmtpAnswer(452, 'One recipient a message'))
      answer()
    },
    onData: (stream, session, answer) => {
      receive(stream, session).then(
        () => answer(),
        (error: unknown) =>
          answer(error instanceof SmtpAnswer ? error : new SmtpAnswer(451, 'The message was not kept')),
      )
    },
  })
  // A client that disconnects is not a fault of the server, and there is no one to report it to.
  server.on('error', () => undefined)
  server.server.on('connection', (socket: Socket) => {
    const key = socketKey(socket)
    sockets.set(key, socket)
    socket.once('close', () => sockets.delete(key))
  })
  server.listen(port, host)
  await once(server.server, 'listening').catch((error: unknown) => {
    throw fail('unavailable', {}, { cause: error })
  })
  return {
    host,
    port: (server.server.address() as AddressInfo).port,
    faults,
    close: async () => {
      faults.reset()
      const closed = new Promise<void>((resolve) => server.close(resolve))
      for (const socket of sockets.values()) socket.destroy()
      await closed
    },
  }
}

function socketKey(end: { readonly remotePort?: number | undefined }): string {
  return String(end.remotePort)
}
