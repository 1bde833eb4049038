/** People and groups of the company as its directory sends them; same shape as the record engine's `Migration`. */
export const directoryMigrations = [
  {
    name: 'company-directory-0001',
    statements: [
      'create schema if not exists company_directory',
      // `follows_groups`: the directory ever said that the person is in a group that has a role here.
      `create table company_directory.person (
        id text collate "C" primary key,
        number bigint generated always as identity unique,
        external_id text collate "C" unique,
        user_name text not null,
        user_name_key text collate "C" not null unique,
        display_name text,
        given_name text,
        family_name text,
        formatted_name text,
        emails jsonb not null,
        is_active boolean not null,
        follows_groups boolean not null default false,
        version integer not null,
        created_at timestamptz(3) not null,
        changed_at timestamptz(3) not null
      )`,
      `create table company_directory.company_group (
        id text collate "C" primary key,
        number bigint generated always as identity unique,
        external_id text collate "C" unique,
        display_name text not null,
        display_name_key text collate "C" not null unique,
        version integer not null,
        created_at timestamptz(3) not null,
        changed_at timestamptz(3) not null
      )`,
      `create table company_directory.membership (
        group_id text collate "C" not null references company_directory.company_group on delete cascade,
        person_id text collate "C" not null references company_directory.person on delete cascade,
        primary key (group_id, person_id)
      )`,
      'create index membership_of_person on company_directory.membership (person_id)',
      // Outlives the person, so that who comes back gets the access back that the company ended, and no other.
      `create table company_directory.managed_staff (
        user_id text collate "C" primary key,
        person_id text collate "C" unique references company_directory.person on delete set null,
        managed_since timestamptz(3) not null,
        ended_at timestamptz(3)
      )`,
    ],
  },
] as const
