/** The tables of the stand-in for the billing system; same shape as the record engine's `Migration`. */
export const standInBillingMigrations = [
  {
    name: 'billing-stand-in-0001',
    statements: [
      'create schema if not exists billing_stand_in',
      `create table billing_stand_in.change (
        position bigint generated always as identity primary key,
        change jsonb not null
      )`,
      `create table billing_stand_in.mood (
        single boolean primary key default true check (single),
        is_away boolean not null
      )`,
    ],
  },
] as const
