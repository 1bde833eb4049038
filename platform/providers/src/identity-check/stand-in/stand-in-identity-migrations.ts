/** The table of the stand-in for the identity check; same shape as the record engine's `Migration`. */
export const standInIdentityMigrations = [
  {
    name: 'identity-stand-in-0001',
    statements: [
      'create schema if not exists identity_stand_in',
      `create table identity_stand_in.check (
        reference uuid primary key,
        request jsonb not null
      )`,
    ],
  },
] as const
