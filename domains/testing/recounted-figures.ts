import type { TestWorld } from '@porchlight/test-kit/world'

type Pool = TestWorld['context']['pool']

/** Holidays within the time range of these tests' worlds. */
const holidays =
  "('2026-07-03', '2026-09-07', '2026-10-12', '2026-11-11', '2026-11-26', '2026-12-25', '2027-01-01')"
const isBusinessDay = (day: string) => `extract(isodow from ${day}) < 6 and (${day})::date not in ${holidays}`
/** For the brand of the contact `k`. */
const isOpenDay = (
  day: string,
) => `${isBusinessDay(day)} and not exists (select 1 from record."Closed_Day__c" x
  where x."Brand__c" = k."Customer_Brand__c" and x."Status__c" = 'Closed' and x."Day__c" = (${day})::date)`
const localDay = (moment: string) => `(${moment} at time zone 'America/Chicago')::date`
const language = (column: string) => `case ${column} when 'es' then 'es' else 'en' end`

/** Each counter's records, one row for each name that a record counts under; $1 is the moment of the count. */
const recounts = {
  payments: `
    select p."Payment_Date__c" as day, a."Account_Brand__c" as brand, ${language('k."Preferred_Language__c"')} as lang,
      unnest(array['payments', case
        when p."Channel__c" = 'Autopay' then 'autopay' when p."Channel__c" <> 'Portal' then 'elsewhere'
        when p."By_Guest__c" then 'guest' when p."Method_Type__c" = 'Bank_Account' then 'bank' else 'card' end]) as name
    from record."Payment__c" p join record."Account" a on a."Id" = p."Account__c"
    left join record."Contact" k on k."Id" = a."ContactId"
    where p."Status__c" in ('Settled', 'Refunded') and p."Channel__c" <> 'Deposit'`,
  orders: `
    select ${localDay('o."CreatedDate"')} as day, a."Account_Brand__c" as brand,
      ${language('k."Preferred_Language__c"')} as lang,
      unnest(array_remove(array[
        case when o."Status" in ('Active', 'Closed') then 'started underWay'
          else case o."Stage__c" when 'Submission' then 'submitted ' else 'processing ' end
            || case when o."Status" <> 'Cancelled' then 'underWay'
                 when o."Cancellation_Reason__c" in ('Invalid_Service_Point', 'Not_First_In') then 'rejected'
                 else 'cancelled' end end,
        case when o."Status" in ('Active', 'Closed') then
          'days ' || least(180, greatest(0, o."Confirmed_Start_Date__c" - ${localDay('o."CreatedDate"')})) end
      ], null)) as name
    from record."Order" o join record."Account" a on a."Id" = o."AccountId"
    left join record."Contact" k on k."Id" = a."ContactId"
    where o."Case_Type__c" in ('Move_In', 'Switch') and o."Move_Stop__c" is null`,
  signUps: `
    select ${localDay('l."CreatedDate"')} as day, l."Lead_Brand__c" as brand,
      ${language('l."Preferred_Language__c"')} as lang,
      case l."Step__c" when 'Sign_Up' then 'signUp ' else 'review ' end
        || case l."Status" when 'Unqualified' then 'cancelled' else 'underWay' end as name
    from record."Lead" l where l."Status" <> 'Converted' and l."Order__c" is null`,
  messages: `
    select m.day, m.brand, m.lang, unnest(array_remove(array['messages',
      case when m.reply is not null then 'hours ' || least(480, floor(m.minutes / 60)) end,
      case when m.reply is null and m.status <> 'Closed' then 'waiting' end,
      case when coalesce(m.reply, case m.status when 'Closed' then null else $1::timestamptz end) > m.due
        then 'late' end,
      case when m.reply is null and m.status <> 'Closed' and $1::timestamptz > m.due then 'overdue' end
    ], null)) as name
    from (
      select ${localDay('c."CreatedDate"')} as day, k."Customer_Brand__c" as brand,
        ${language('k."Preferred_Language__c"')} as lang, c."First_Reply__c" as reply, c."Status" as status,
        (select count(*) from generate_series(c."CreatedDate", c."First_Reply__c" - interval '1 minute', '1 minute') t
         where ${isOpenDay(`(t at time zone 'America/Chicago')`)}) as minutes,
        (select (d::date + time '22:00') at time zone 'UTC'
         from generate_series(${localDay('c."CreatedDate"')} + 1, ${localDay('c."CreatedDate"')} + 20, '1 day') d
         where ${isOpenDay('d')} order by d offset 1 limit 1) as due
      from record."Case" c join record."Contact" k on k."Id" = c."ContactId"
      where c."Origin" in ('Web', 'Email')
    ) m`,
  adoption: `
    select ${localDay('$1::timestamptz')} as day, a."Account_Brand__c" as brand,
      ${language('k."Preferred_Language__c"')} as lang,
      unnest(array_remove(array['accounts',
        case when u."Id" is not null then 'login' end,
        case when a."Paperless__c" then 'paperless' end,
        case when exists (select 1 from record."Autopay__c" p
          where p."Account__c" = a."Id" and p."Status__c" = 'Active') then 'autopay' end,
        case when exists (select 1 from record."Alert_Subscription__c" s where s."Account__c" = a."Id"
          and s."Status__c" = 'Active' and s."Channel__c" = 'Text') then 'textAlerts' end,
        case when lower(coalesce(u."Email", u."Username")) = lower(k."Email") and not k."IsEmailBounced"
          then 'verifiedEmail' end
      ], null)) as name
    from record."Account" a left join record."Contact" k on k."Id" = a."ContactId"
    left join record."User" u on u."ContactId" = k."Id" and u."IsActive" and u."Portal_Role__c" = 'Customer'
    where a."Status__c" = 'Active'`,
} as const

export type CounterName = keyof typeof recounts

/** The count of each name from `firstDay` on: `2026-11-20 first es messages 4`, sorted. */
type Lines = readonly string[]

/** Returns what a counter should have stored, by one plain statement over all the records. */
export async function recounted(
  pool: Pool,
  counter: CounterName,
  now: Date,
  firstDay: string,
): Promise<Lines> {
  const { rows } = await pool.query<{ line: string }>(
    `select concat_ws(' ', r.day, r.brand, r.lang, r.name, count(*)) as line from (${recounts[counter]}) r
     where r.day >= $2::date and $1::timestamptz is not null group by r.day, r.brand, r.lang, r.name`,
    [now.toISOString(), firstDay],
  )
  return rows.map(({ line }) => line).toSorted()
}

/** Returns what a counter has stored. */
export async function stored(pool: Pool, counter: CounterName, firstDay: string): Promise<Lines> {
  const { rows } = await pool.query<{ line: string }>(
    `select concat_ws(' ', d.day, d.brand, l.key, n.key, n.value) as line
     from figures.day d, jsonb_each(d.counts) l, jsonb_each_text(l.value) n
     where d.counter = $1 and d.day >= $2`,
    [counter, firstDay],
  )
  return rows.map(({ line }) => line).toSorted()
}
