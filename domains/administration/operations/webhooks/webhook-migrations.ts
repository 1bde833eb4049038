/** Receivers that are sent what changed; same shape as the record engine's `Migration`. */
export const webhookMigrations = [
  {
    name: 'webhooks-0001',
    statements: [
      'create schema if not exists webhooks',
      // Secrets are sealed. The position is as the changes give it to the user; null until the first delivery. What is
      // pending is sent before anything after the position.
      `create table webhooks.subscription (
        id uuid primary key default gen_random_uuid(),
        name text not null,
        user_id text collate "C" not null,
        url text not null,
        object_api_names text[] not null,
        secret bytea not null,
        former_secret bytea,
        former_secret_until timestamptz(3),
        position text,
        pending jsonb,
        is_stopped boolean not null default false,
        failures integer not null default 0,
        failing_since timestamptz(3),
        last_failure text,
        delivered_at timestamptz(3),
        due_at timestamptz(3) not null,
        lease uuid,
        leased_until timestamptz(3),
        created_at timestamptz(3) not null
      )`,
      'create index subscription_due on webhooks.subscription (due_at) where not is_stopped',
    ],
  },
] as const
