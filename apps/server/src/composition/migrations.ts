import {
  billingImportMigrations,
  billingOutboxMigrations,
  bookMigrations,
  campaignMigrations,
  directoryMigrations,
  documentTextMigrations,
  documentWordMigrations,
  figureMigrations,
  guestMessageMigrations,
  ledgerMigrations,
  paymentMigrations,
  replyTemplateMigrations,
  textMigrations,
  webhookMigrations,
} from '@porchlight/domains/jobs'
import { identityMigrations } from '@porchlight/identity'
import { jobMigrations } from '@porchlight/jobs'
import { personalizationMigrations } from '@porchlight/personalization'
import { standInBillingMigrations } from '@porchlight/providers/billing'
import { standInCreditMigrations } from '@porchlight/providers/credit'
import { resumableMigrations } from '@porchlight/providers/files'
import { providerHealthMigrations } from '@porchlight/providers/health'
import { standInIdentityMigrations } from '@porchlight/providers/identity-check'
import { demoMailboxMigrations } from '@porchlight/providers/mail'
import { standInMarketMigrations } from '@porchlight/providers/market'
import { demoProcessorMigrations } from '@porchlight/providers/payments'
import { texasSetMigrations } from '@porchlight/providers/texas-set'
import type { Migration } from '@porchlight/record-engine'
import { lockKey } from '@porchlight/transactions/locks'
import { oauthMigrations } from '../oauth/oauth-migrations'
import { presenceMigrations } from '../presence/presence-migrations'

/** The server's own tables: secrets shared by its processes, and which demo world was loaded. */
const serverMigrations: readonly Migration[] = [
  {
    name: 'server-0001-installation',
    statements: [
      'create schema if not exists installation',
      'create table installation.secret (name text primary key, value bytea not null)',
      'create table installation.fact (name text primary key, value text not null)',
    ],
  },
]

/** Allows secrets to be stored sealed under a key that is not in the database. */
const sealingMigrations: readonly Migration[] = [
  {
    name: 'server-0006-sealed-secrets',
    statements: ['alter table installation.secret add column sealed boolean not null default false'],
  },
]

/** Notifies every process when a session ends or a user changes, whatever the source of the write. */
const accessMigrations: readonly Migration[] = [
  {
    name: 'server-0002-access-change',
    statements: [
      `create function installation.notify_session_change() returns trigger language plpgsql as $$
       begin
         perform pg_notify('access_change', 'session ' || encode(old.token_hash, 'hex'));
         return null;
       end $$`,
      `create trigger session_ended after update of ended_at on identity.session
       for each row execute function installation.notify_session_change()`,
      `create trigger session_deleted after delete on identity.session
       for each row execute function installation.notify_session_change()`,
      `create function installation.notify_user_change() returns trigger language plpgsql as $$
       begin
         perform pg_notify('access_change', 'user ' || old."Id");
         return null;
       end $$`,
      `create trigger user_changed after update or delete on record."User"
       for each row execute function installation.notify_user_change()`,
    ],
  },
  {
    // For every writer: a session is not revived along with its user, and a link sent to an address opens nothing once
    // the login has another one (abuse cases A11, A15).
    name: 'server-0003-standing-change',
    statements: [
      `create function installation.close_changed_login() returns trigger language plpgsql as $$
       begin
         if new."IsActive" and new."Username" is not distinct from old."Username" then return null; end if;
         update identity.session set ended_at = now() where user_id = new."Id" and ended_at is null;
         update identity.pending_sign_in set ended_at = now() where user_id = new."Id" and ended_at is null;
         if new."Username" is distinct from old."Username" then
           update identity.one_time_token set superseded_at = now()
           where subject_id = new."Id" and purpose = 'passwordReset'
             and used_at is null and superseded_at is null;
         end if;
         return null;
       end $$`,
      `create trigger login_changed after update on record."User"
       for each row execute function installation.close_changed_login()`,
    ],
  },
  {
    // Another role is another kind of access, with other factors and shorter sessions: nothing started under the
    // previous role continues. `closings` of platform/identity lists what each change ends (docs/adr/0044).
    name: 'server-0007-ways-in-of-changed-logins',
    statements: [
      `create or replace function installation.close_changed_login() returns trigger language plpgsql as $$
       begin
         if new."IsActive" and new."Username" is not distinct from old."Username"
           and new."Portal_Role__c" is not distinct from old."Portal_Role__c" then return null; end if;
         update identity.session set ended_at = now() where user_id = new."Id" and ended_at is null;
         update identity.pending_sign_in set ended_at = now() where user_id = new."Id" and ended_at is null;
         delete from identity.known_device where user_id = new."Id";
         if new."Username" is distinct from old."Username" then
           update identity.one_time_token set superseded_at = now()
           where subject_id = new."Id" and purpose = 'passwordReset'
             and used_at is null and superseded_at is null;
         end if;
         return null;
       end $$`,
    ],
  },
]

/**
 * For every writer: at least one user always remains who can restore access. Two users who demote each other wait for
 * each other.
 */
const staffMigrations: readonly Migration[] = [
  {
    name: 'server-0009-an-administrator-stays',
    statements: [
      `create function installation.keep_an_administrator() returns trigger language plpgsql as $$
       begin
         perform pg_advisory_xact_lock(${lockKey('staff', "'administrators'")});
         if not exists (select 1 from record."User" where "Portal_Role__c" = 'Admin' and "IsActive") then
           -- The record service answers it as it answers a record that others depend on.
           raise exception 'the last active administrator stays one'
             using errcode = 'foreign_key_violation', constraint = 'administrator_stays';
         end if;
         return null;
       end $$`,
      `create trigger administrator_leaves after update on record."User"
       for each row when (old."Portal_Role__c" = 'Admin' and old."IsActive"
         and (new."Portal_Role__c" is distinct from 'Admin' or new."IsActive" is distinct from true))
       execute function installation.keep_an_administrator()`,
      `create trigger administrator_deleted after delete on record."User"
       for each row when (old."Portal_Role__c" = 'Admin' and old."IsActive")
       execute function installation.keep_an_administrator()`,
    ],
  },
]

/** The values of new record fields for existing records. */
const recordMigrations: readonly Migration[] = [
  {
    name: 'server-0004-scan-status-of-files',
    statements: [
      `update record."ContentDocument" d set "Scan_Status__c" = v."Scan_Status__c"
       from record."ContentVersion" v where v."ContentDocumentId" = d."Id" and v."IsLatest"`,
    ],
  },
  {
    name: 'server-0005-paid-date-of-bills',
    statements: [
      `update record."Bill__c" b set "Paid_Date__c" = p.day
       from (select "Bill__c" as id, max("Payment_Date__c") as day from record."Payment__c"
             where "Status__c" = 'Settled' group by 1) p
       where p.id = b."Id" and b."Status__c" = 'Paid' and b."Paid_Date__c" is null`,
    ],
  },
  {
    name: 'server-0008-follow-up-of-steps',
    statements: [
      `update record."WorkStep" set "Follow_Up_On__c" = "Due_Date__c"
       where "Status" in ('New', 'In Progress', 'On Hold') and "Due_Date__c" is not null`,
    ],
  },
]

/** The numbered migrations of every part, in the order they run. */
export const migrations: readonly Migration[] = [
  ...serverMigrations,
  ...identityMigrations,
  ...accessMigrations,
  ...staffMigrations,
  ...recordMigrations,
  ...sealingMigrations,
  ...personalizationMigrations,
  ...jobMigrations,
  ...demoMailboxMigrations,
  ...demoProcessorMigrations,
  ...paymentMigrations,
  ...ledgerMigrations,
  ...textMigrations,
  ...guestMessageMigrations,
  ...replyTemplateMigrations,
  ...documentWordMigrations,
  ...documentTextMigrations,
  ...resumableMigrations,
  ...standInMarketMigrations,
  ...standInCreditMigrations,
  ...standInIdentityMigrations,
  ...standInBillingMigrations,
  ...billingImportMigrations,
  ...billingOutboxMigrations,
  ...providerHealthMigrations,
  ...oauthMigrations,
  ...webhookMigrations,
  ...bookMigrations,
  ...figureMigrations,
  ...campaignMigrations,
  ...directoryMigrations,
  ...texasSetMigrations,
  ...presenceMigrations,
]
