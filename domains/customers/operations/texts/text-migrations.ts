/**
 * What texts need to remember: each that was handed over and its outcome, which events were handled, the numbers
 * whose owners opted out, and how far the change feed was read for alerts; same shape as the
 * record engine's `Migration`.
 */
export const textMigrations = [
  {
    name: 'texts-0001-texts',
    statements: [
      'create schema if not exists texts',
      `create table texts.sent (
        key text collate "C" primary key,
        number text collate "C" not null,
        first_tried_at timestamptz(3) not null,
        reference text collate "C" unique,
        state text not null default 'trying'
          check (state in ('trying', 'taken', 'sent', 'delivered', 'failed', 'refused', 'withheld'))
      )`,
      'create index sent_age on texts.sent (first_tried_at)',
      `create table texts.news (
        event_id text collate "C" primary key,
        taken_at timestamptz(3) not null,
        number text collate "C",
        sender text collate "C",
        language text
      )`,
      'create index news_age on texts.news (taken_at)',
      `create table texts.stopped (
        number text collate "C" primary key,
        stopped_at timestamptz(3) not null
      )`,
      'create table texts.feed_position (reader text primary key, position text not null)',
    ],
  },
] as const
