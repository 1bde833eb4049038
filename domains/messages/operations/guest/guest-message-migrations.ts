/** What guests wrote whose address is not confirmed yet; same shape as the record engine's `Migration`. */
export const guestMessageMigrations = [
  {
    name: 'messages-0001-guest-messages',
    statements: [
      'create schema if not exists messages',
      // The text is deleted once there is a case, which holds it from then on.
      `create table messages.guest_message (
        id uuid primary key default gen_random_uuid(),
        content_hash text collate "C" not null,
        brand text collate "C" not null,
        language text collate "C" not null check (language in ('en', 'es')),
        words jsonb,
        expires_at timestamptz(3) not null,
        case_id text collate "C" unique,
        check ((words is null) = (case_id is not null))
      )`,
      `create unique index guest_message_waiting on messages.guest_message (content_hash)
       where case_id is null`,
      'create index guest_message_age on messages.guest_message (expires_at)',
    ],
  },
] as const
