/** The tables of the market by Texas SET files; same shape as the record engine's `Migration`. */
export const texasSetMigrations = [
  {
    name: 'texas-set-0001',
    statements: [
      'create schema if not exists texas_set',
      // ISA13 has nine digits.
      'create sequence texas_set.control_number as bigint minvalue 1 maxvalue 999999999 cycle',
      `create table texas_set.request (
        request_id text collate "C" primary key,
        market_order jsonb not null,
        start_date text collate "C" not null,
        state text collate "C" not null default 'open',
        made_at timestamptz(3) not null
      )`,
      `create table texas_set.interchange (
        id bigint generated always as identity primary key,
        direction text collate "C" not null check (direction in ('in', 'out')),
        partner text collate "C" not null,
        control text collate "C" not null,
        group_id text collate "C" not null,
        file_name text collate "C" not null,
        sha256 text collate "C" not null,
        content text,
        state text collate "C" not null,
        reason text,
        made_at timestamptz(3) not null,
        sent_at timestamptz(3),
        answered_at timestamptz(3)
      )`,
      'create index interchange_control on texas_set.interchange (direction, partner, control)',
      "create index interchange_file on texas_set.interchange (sha256) where direction = 'in'",
      'create index interchange_state on texas_set.interchange (state, id)',
      `create table texas_set.sent (
        reference text collate "C" primary key,
        id bigint generated always as identity unique,
        request_id text collate "C",
        transaction text collate "C" not null,
        set_id text collate "C" not null,
        group_id text collate "C" not null,
        partner text collate "C" not null,
        sender_code text collate "C",
        receiver_code text collate "C",
        segments jsonb not null,
        interchange bigint references texas_set.interchange (id),
        set_control text collate "C",
        state text collate "C" not null default 'waiting',
        made_at timestamptz(3) not null
      )`,
      'create index sent_waiting on texas_set.sent (id) where interchange is null',
      'create index sent_request on texas_set.sent (request_id, id)',
      'create index sent_interchange on texas_set.sent (interchange)',
      `create table texas_set.message (
        id bigint generated always as identity primary key,
        interchange bigint not null references texas_set.interchange (id),
        partner text collate "C" not null,
        set_id text collate "C" not null,
        reference text collate "C" not null,
        transaction text collate "C" not null,
        esi_id text collate "C",
        originals text[] not null,
        request_id text collate "C",
        content jsonb not null,
        problems text,
        summary jsonb,
        state text collate "C" not null,
        taken_at timestamptz(3) not null,
        unique (partner, set_id, reference)
      )`,
      "create index message_waiting on texas_set.message (id) where state = 'waiting'",
      'create index message_interchange on texas_set.message (interchange)',
      'create index message_request on texas_set.message (request_id, id)',
      `create table texas_set.event (
        id bigint generated always as identity primary key,
        request_id text collate "C" not null,
        message bigint references texas_set.message (id),
        answer jsonb not null
      )`,
      'create index event_request on texas_set.event (request_id, id)',
      'create index event_message on texas_set.event (message)',
    ],
  },
] as const
