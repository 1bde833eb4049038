/** Tables that the migrations of the record engine create; same shape as its `Migration`. */
export interface PaymentMigration {
  readonly name: string
  readonly statements: readonly string[]
}

/** Which events of the payment processor were handled; what AutoPay is set up with, and what it will debit. */
export const paymentMigrations: readonly PaymentMigration[] = [
  {
    name: 'payments-0001-news',
    statements: [
      'create schema if not exists payments',
      `create table payments.news (
        event_id text collate "C" primary key,
        payment_id text collate "C" not null,
        state text not null,
        taken_at timestamptz(3) not null
      )`,
      'create index news_taken on payments.news (taken_at)',
    ],
  },
  {
    name: 'payments-0002-autopay',
    statements: [
      // Pages at the processor on which a customer types a method for AutoPay; the id is the key of the page.
      `create table payments.method_setup (
        id uuid primary key,
        sequence bigint generated always as identity,
        account_id text collate "C" not null,
        contact_id text collate "C" not null,
        state text not null check (state in ('open', 'kept', 'used', 'ended')),
        reference text collate "C",
        payment_method_id text collate "C",
        created_at timestamptz(3) not null
      )`,
      'create index method_setup_account on payments.method_setup (account_id, sequence)',
      // A bill is here once, and is debited once: by the payment that is recorded with it.
      `create table payments.planned_debit (
        bill_id text collate "C" primary key,
        account_id text collate "C" not null,
        amount_cents integer not null check (amount_cents > 0),
        debit_date date not null,
        told_at timestamptz(3) not null,
        payment_id text collate "C" unique,
        closed_at timestamptz(3)
      )`,
      `create index planned_debit_due on payments.planned_debit (debit_date)
        where payment_id is null and closed_at is null`,
      'create index planned_debit_account on payments.planned_debit (account_id, debit_date)',
    ],
  },
]
