/** How far campaigns are, and who had their turn; same shape as the record engine's `Migration`. */
export const campaignMigrations = [
  {
    name: 'campaigns-0001-recipients',
    statements: [
      'create schema if not exists campaigns',
      // How far the walk over a campaign's customers came: to count them, and later to write to them.
      `create table campaigns.walk (
        campaign_id text collate "C" not null,
        purpose text collate "C" not null check (purpose in ('count', 'send')),
        position text collate "C" not null default '',
        customers integer not null default 0,
        ended_at timestamptz(3),
        moved_at timestamptz(3) not null,
        primary key (campaign_id, purpose)
      )`,
      // Nobody is written to twice: the key allows one row for each campaign, customer and channel.
      `create table campaigns.recipient (
        campaign_id text collate "C" not null,
        contact_id text collate "C" not null,
        channel text collate "C" not null check (channel in ('Email', 'Text')),
        account_id text collate "C" not null,
        state text collate "C" not null default 'queued' check (state in ('queued', 'held', 'done')),
        round integer not null default 1,
        held_until timestamptz(3),
        offered_at timestamptz(3),
        outcome text collate "C",
        done_at timestamptz(3),
        primary key (campaign_id, contact_id, channel)
      )`,
      'create index recipient_of_customer on campaigns.recipient (contact_id, offered_at)',
      `create index recipient_open on campaigns.recipient (campaign_id, state, held_until) where state <> 'done'`,
      'create index recipient_outcome on campaigns.recipient (campaign_id, outcome, done_at)',
      'create index recipient_age on campaigns.recipient (done_at)',
      // How many messages of all campaigns were queued in a minute.
      `create table campaigns.pace (
        minute timestamptz(0) primary key,
        taken integer not null
      )`,
    ],
  },
] as const
