/** Events that the billing system is to be notified of; same shape as the record engine's `Migration`. */
export const billingOutboxMigrations = [
  {
    name: 'billing-outbox-0001',
    statements: [
      'create schema if not exists billing_outbox',
      // One row for each account: the writer of an event locks it until the commit, so that numbers have no gap and
      // come in the order of the commits.
      `create table billing_outbox.stream (
        account_id text primary key,
        last_sequence bigint not null,
        delivered_sequence bigint not null default 0,
        attempts integer not null default 0,
        due_at timestamptz(3),
        lease uuid,
        leased_until timestamptz(3)
      )`,
      'create index stream_due on billing_outbox.stream (due_at) where due_at is not null',
      // The key is random: a restored database counts again from an earlier number, and its events are different ones.
      `create table billing_outbox.event (
        account_id text not null,
        sequence bigint not null,
        event_id uuid not null default gen_random_uuid(),
        event_type text not null,
        data jsonb not null,
        occurred_at timestamptz(3) not null,
        settled_at timestamptz(3),
        refused_with integer,
        primary key (account_id, sequence)
      )`,
      'create index event_waiting on billing_outbox.event (occurred_at) where settled_at is null',
      'create index event_settled on billing_outbox.event (settled_at) where settled_at is not null',
    ],
  },
] as const
