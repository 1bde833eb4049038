import { demoMailboxMigrations } from '@porchlight/providers/mail'
import { startDemoMailbox } from '@porchlight/providers/mail/demo-mailbox'
import { createTestDatabase } from '@porchlight/test-kit'

/** A message as delivered, however often. */
export interface Received {
  readonly idempotencyKey: string
  readonly subject: string
  readonly text: string
  readonly html: string
}

/** A mail server that is not killed, on a separate database: what it accepted, it has. */
export interface PostOffice {
  readonly host: string
  readonly port: number
  /** Returns everything that arrived for an address, each delivery separately, oldest first. */
  readonly received: (to: string) => Promise<readonly Received[]>
  readonly close: () => Promise<void>
}

/** The mailbox stores one message for all deliveries with the same key; this records each of them beforehand. */
const noteArrivals = [
  `create table arrival (
    id bigint generated always as identity primary key,
    recipient text not null, idempotency_key text not null, subject text not null, text text not null, html text not null
  )`,
  `create function note_arrival() returns trigger language plpgsql as $$
   begin
     insert into arrival (recipient, idempotency_key, subject, text, html)
       values (new.recipient, new.idempotency_key, new.subject, new.text, new.html);
     return new;
   end $$`,
  `create trigger note_arrival before insert on demo_mailbox.message
   for each row execute function note_arrival()`,
]

/** Opens the mail server. */
export async function openPostOffice(): Promise<PostOffice> {
  const { pool, close } = await createTestDatabase()
  for (const statement of [...demoMailboxMigrations.flatMap(({ statements }) => statements), ...noteArrivals])
    await pool.query(statement)
  const mailbox = await startDemoMailbox({ pool })
  return {
    host: mailbox.host,
    port: mailbox.port,
    received: async (to) => {
      const { rows } = await pool.query<Received>(
        `select idempotency_key as "idempotencyKey", subject, text, html
         from arrival where recipient = $1 order by id`,
        [to],
      )
      return rows
    },
    close: async () => {
      await mailbox.close()
      await close()
    },
  }
}
