import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'
import { listenLocally } from '../../http/listen-locally'
import { mailSignatureHeader } from '../../mail'
import { createEventSender, type PlantedCalls } from './sending-events'

/** The faults of a service that reports on mails. */
export interface PlantedMail {
  readonly refusesMails?: boolean
  readonly calls?: PlantedCalls
}

/** A mail server that accepts every mail and reports that its address does not exist, except for planted faults. */
export async function startReferenceMail(
  planted: PlantedMail,
  way: { readonly address: string; readonly secret: string },
) {
  const sender = createEventSender(
    { ...way, path: '/webhooks/mail', header: mailSignatureHeader },
    planted.calls ?? {},
  )
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, session, taken) => {
      void text(stream).then((mail) => {
        if (planted.refusesMails === true) return taken(new Error('No such mailbox.'))
        const [, messageId = ''] = /^message-id: (<[^>]{1,300}>)/im.exec(mail) ?? []
        const recipient = session.envelope.rcptTo[0]?.address ?? ''
        // Afterwards the session no longer has an envelope.
        taken()
        sender.send({ event: 'bounced', messageId, recipient, isPermanent: true })
      })
    },
  })
  const { port, close } = await listenLocally(server.server)
  return {
    host: '127.0.0.1',
    port,
    close: async () => {
      sender.stop()
      await close()
    },
  }
}
