/** Holds the ledger to lines that are only ever added; same shape as the record engine's `Migration`. */
export const ledgerMigrations = [
  {
    name: 'ledger-0001-append-only',
    statements: [
      'create schema if not exists ledger',
      `create function ledger.refuse_change() returns trigger language plpgsql as $$
        begin
          raise exception 'Lines of the ledger are never changed.' using errcode = 'restrict_violation';
        end
      $$`,
      `create trigger ledger_is_append_only before update or delete on record."Ledger_Entry__c"
        for each row execute function ledger.refuse_change()`,
      // Whether the accounts that are older than the ledger have their lines; a walk over them holds how far they do.
      `create table ledger.backfill (
        single boolean primary key default true check (single),
        account_id text collate "C" not null default '',
        ended_at timestamptz(3)
      )`,
      'insert into ledger.backfill (single) values (true)',
    ],
  },
] as const
