/** How far the billing system was read, and what of it could not be taken; same shape as the record engine's `Migration`. */
export const billingImportMigrations = [
  {
    name: 'billing-import-0001',
    statements: [
      'create schema if not exists billing_import',
      `create table billing_import.position (
        single boolean primary key default true check (single),
        position text,
        read_at timestamptz(3)
      )`,
      'insert into billing_import.position (single) values (true)',
      // The number is the billing system's own; no personal data are stored here.
      `create table billing_import.refusal (
        id bigint generated always as identity primary key,
        number text,
        reason text not null,
        refused_at timestamptz(3) not null
      )`,
    ],
  },
] as const
