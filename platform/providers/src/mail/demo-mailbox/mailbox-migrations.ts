/** Tables that the migrations of the record engine create; same shape as its `Migration`. */
export interface MailboxMigration {
  readonly name: string
  readonly statements: readonly string[]
}

/** The demo mailbox's table. `links` holds web addresses in the order of the message. */
export const demoMailboxMigrations: readonly MailboxMigration[] = [
  {
    name: 'demo-mailbox-0001-message',
    statements: [
      'create schema if not exists demo_mailbox',
      `create table demo_mailbox.message (
        id bigint generated always as identity primary key,
        channel text collate "C" not null check (channel in ('email', 'sms')),
        recipient text collate "C" not null,
        subject text not null,
        text text not null,
        html text not null,
        links text[] not null,
        sent_at timestamptz(3) not null,
        idempotency_key text collate "C" not null unique,
        received_count integer not null default 1
      )`,
    ],
  },
  {
    name: 'demo-mailbox-0002-sender',
    statements: [`alter table demo_mailbox.message add column sender text collate "C" not null default ''`],
  },
]
