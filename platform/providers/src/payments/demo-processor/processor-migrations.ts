/** Tables that the migrations of the record engine create; same shape as its `Migration`. */
export interface ProcessorMigration {
  readonly name: string
  readonly statements: readonly string[]
}

/** The data that the demo processor stores. It contains no card or account number, except for the last four digits. */
export const demoProcessorMigrations: readonly ProcessorMigration[] = [
  {
    name: 'demo-processor-0001-payment',
    statements: [
      'create schema if not exists demo_processor',
      `create table demo_processor.payment (
        id text collate "C" primary key,
        key text collate "C" not null unique,
        amount integer not null check (amount > 0),
        currency text not null,
        description text not null,
        methods text[] not null,
        return_address text not null,
        language text not null,
        name text not null,
        colour text not null,
        state text not null,
        reason text,
        method text,
        last_four text,
        outcome jsonb,
        next_at timestamptz(3),
        created_at timestamptz(3) not null
      )`,
      'create index payment_next on demo_processor.payment (next_at) where next_at is not null',
      `create table demo_processor.event (
        id text collate "C" primary key,
        sequence bigint generated always as identity,
        payment_id text collate "C" not null references demo_processor.payment (id),
        body text not null,
        attempts integer not null default 0,
        due_at timestamptz(3) not null,
        delivered_at timestamptz(3)
      )`,
      'create index event_waiting on demo_processor.event (due_at) where delivered_at is null',
    ],
  },
  {
    name: 'demo-processor-0002-method',
    statements: [
      `create table demo_processor.setup (
        id text collate "C" primary key,
        key text collate "C" not null unique,
        description text not null,
        methods text[] not null,
        return_address text not null,
        language text not null,
        name text not null,
        colour text not null,
        state text not null,
        method jsonb,
        debits jsonb,
        created_at timestamptz(3) not null
      )`,
      `create unique index setup_token on demo_processor.setup ((method ->> 'token')) where method is not null`,
    ],
  },
  {
    name: 'demo-processor-0003-refund',
    statements: [
      'alter table demo_processor.payment add column refunded integer not null default 0',
      `update demo_processor.payment set refunded = amount where state = 'refunded'`,
      'alter table demo_processor.payment add check (refunded between 0 and amount)',
      `create table demo_processor.refund (
        key text collate "C" primary key,
        payment_id text collate "C" not null references demo_processor.payment (id),
        amount integer not null check (amount > 0),
        created_at timestamptz(3) not null
      )`,
    ],
  },
]
