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
  {
    name: 'billing-stand-in-0002-events',
    statements: [
      `create table billing_stand_in.event (
        position bigint generated always as identity primary key,
        event_id uuid not null unique,
        event jsonb not null,
        deliveries integer not null default 1
      )`,
      'alter table billing_stand_in.mood add column refused_type text',
    ],
  },
] as const
