/** Tables that the migrations of the record engine create; same shape as its `Migration`. */
export interface PaymentMigration {
  readonly name: string
  readonly statements: readonly string[]
}

/** Which news of the payment processor were taken. */
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
]
