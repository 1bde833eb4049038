/** The table of the stand-in for the credit check; same shape as the record engine's `Migration`. */
export const standInCreditMigrations = [
  {
    name: 'credit-stand-in-0001',
    statements: [
      'create schema if not exists credit_stand_in',
      `create table credit_stand_in.mood (
        single boolean primary key default true check (single),
        mood jsonb not null
      )`,
    ],
  },
] as const
