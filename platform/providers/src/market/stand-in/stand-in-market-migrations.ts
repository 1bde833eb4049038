/** The tables of the stand-in for the market; same shape as the record engine's `Migration`. */
export const standInMarketMigrations = [
  {
    name: 'market-stand-in-0001',
    statements: [
      'create schema if not exists market_stand_in',
      'create table market_stand_in.request (request_id text collate "C" primary key)',
      `create table market_stand_in.event (
        id bigint generated always as identity primary key,
        request_id text collate "C" not null,
        answer jsonb not null,
        due_at timestamptz(3) not null
      )`,
      'create index event_request on market_stand_in.event (request_id, id)',
      `create table market_stand_in.mood (
        single boolean primary key default true check (single),
        mood jsonb not null
      )`,
    ],
  },
] as const
