import { createTestDatabase } from '@porchlight/test-kit'
import type pg from 'pg'
import { demoMailboxMigrations } from '../demo-mailbox/mailbox-migrations'
import { type DemoMailbox, startDemoMailbox } from '../demo-mailbox/start-demo-mailbox'
import type { MailPort, OutgoingMail } from '../mail-port'
import { createSmtpMail } from '../smtp/smtp-mail'

/** A demo mailbox on a separate database and the SMTP adapter that sends to it. */
export interface MailBench {
  readonly pool: pg.Pool
  readonly mailbox: DemoMailbox
  readonly mail: MailPort
  readonly close: () => Promise<void>
}

export const sentAt = new Date('2026-11-20T14:05:06.789Z')

/** Creates the bench; its clock is fixed at `sentAt`. */
export async function createMailBench(): Promise<MailBench> {
  const { pool, close } = await createTestDatabase()
  pool.on('error', () => undefined)
  for (const migration of demoMailboxMigrations)
    for (const statement of migration.statements) await pool.query(statement)
  const now = () => sentAt
  const mailbox = await startDemoMailbox({ pool, now })
  const { host, port } = mailbox
  const mail = createSmtpMail({ host, port, secure: false, now })
  return {
    pool,
    mailbox,
    mail,
    close: async () => {
      await mailbox.close()
      await close()
    },
  }
}

/** Returns a message in Spanish with a link in both parts. */
export function exampleMail(changes: Partial<OutgoingMail> = {}): OutgoingMail {
  return {
    idempotencyKey: 'reset-link:0051',
    from: { name: 'Compañía «Vecina», S. A.', address: 'no-reply@vecina.example.com' },
    to: 'lucia@example.com',
    subject: 'Cambie su contraseña: mañana será más fácil, ¿verdad? — energía para el señor Ñandú',
    text: 'Señora:\n\nAbra https://vecina.example.com/es/reset-password?token=a&b=c.\n',
    html: '<p>Señora:</p><a href="https://vecina.example.com/es/reset-password?token=a&amp;b=c">Abrir</a>',
    language: 'es',
    unsubscribe: null,
    ...changes,
  }
}
