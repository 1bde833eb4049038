/** The counts of each day, and the days still to be counted; same shape as the record engine's `Migration`. */
export const figureMigrations = [
  {
    name: 'figures-0001-days',
    statements: [
      'create schema if not exists figures',
      // Numbers by language and name alone: nothing here leads to a person.
      `create table figures.day (
        counter text collate "C" not null,
        day date not null,
        brand text collate "C" not null,
        counts jsonb not null,
        counted_at timestamptz not null,
        primary key (counter, day, brand)
      )`,
      // Days to count, and the progress of a count: the last record read, and the counts up to it.
      `create table figures.due (
        counter text collate "C" not null,
        first_day date not null,
        last_day date not null,
        position text collate "C" not null default '',
        counts jsonb not null default '{}',
        began_at timestamptz,
        primary key (counter, first_day, last_day)
      )`,
      // One row for each counter whose earlier days have been requested.
      `create table figures.counter (
        name text collate "C" primary key,
        counted_at timestamptz
      )`,
    ],
  },
] as const
