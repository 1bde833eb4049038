import pg from 'pg'

/** The ids that the loads of a filled database name. */
export interface FilledIds {
  /** Cases of the brand that the bench's advisor serves. */
  readonly cases: readonly string[]
  /** A contact of that brand, with an account of it. */
  readonly contactId: string
  readonly accountId: string
}

/** How many of the filled cases the loads cycle through; enough that no cache except the database's helps. */
const targets = 5_000

/**
 * Fills a database that holds the demo world with contacts and accounts, a third of each brand, and cases of them. The
 * indexes and references of the cases are created after the rows, so that a million takes minutes and not hours.
 */
export async function fillDatabase(
  connectionString: string,
  { accounts, cases }: { readonly accounts: number; readonly cases: number },
): Promise<FilledIds> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  try {
    await client.query("set maintenance_work_mem = '256MB'")
    await client.query(contactsText, [accounts])
    await client.query(accountsText, [accounts])
    const { rows: parts } = await client.query<{ drop: string; make: string }>(partsText)
    for (const { drop } of parts) await client.query(drop)
    await client.query(casesText, [cases, accounts])
    for (const { make } of parts) await client.query(make)
    await client.query('vacuum analyze')
  } finally {
    await client.end()
  }
  // Every third is of the first brand. A step coprime to their number visits each before any twice.
  const third = Math.floor(cases / 3)
  return {
    cases: Array.from({ length: Math.min(targets, third) }, (_, index) =>
      filledId('500', 3 * (1 + ((index * 7_919) % third))),
    ),
    contactId: filledId('003', 3),
    accountId: filledId('001', 3),
  }
}

/** An id of digits only has the checksum AAA. */
function filledId(keyPrefix: string, index: number): string {
  return `${keyPrefix}${String(index).padStart(12, '0')}AAA`
}

/** The references and secondary indexes of the cases: how each is dropped and recreated. */
const partsText = `select format('alter table record."Case" drop constraint %I', conname) as drop,
    format('alter table record."Case" add constraint %I %s', conname, pg_get_constraintdef(oid)) as make
  from pg_constraint where conrelid = 'record."Case"'::regclass and contype = 'f'
  union all select format('drop index record.%I', indexname), indexdef
  from pg_indexes where schemaname = 'record' and tablename = 'Case' and indexname not like '%pkey'`

const idText = (keyPrefix: string, number: string) =>
  `'${keyPrefix}' || lpad((${number})::text, 12, '0') || 'AAA'`
const brandText = "(array['first', 'second', 'third'])[n % 3 + 1]"
const momentText = "'2020-01-01T00:00:00Z'::timestamptz + n * interval '2 minutes'"
const momentsText = `${momentText}, ${momentText}, ${momentText}`

const contactsText = `insert into record."Contact"
  ("Id", "CreatedDate", "LastModifiedDate", "SystemModstamp", "Name", "FirstName", "LastName", "Email", "Preferred_Language__c", "Customer_Brand__c", "IsEmailBounced")
  select ${idText('003', 'n')}, ${momentsText}, 'Person ' || n, 'Person', n::text, 'person.' || n || '@example.com', 'en', ${brandText}, false
  from generate_series(1, $1::int) n`

const accountsText = `insert into record."Account"
  ("Id", "CreatedDate", "LastModifiedDate", "SystemModstamp", "Name", "AccountNumber", "Account_Brand__c", "ContactId", "Commodity__c", "Status__c", "Paperless__c", "Average_Billing__c", "Payment_Plan__c")
  select ${idText('001', 'n')}, ${momentsText}, n || ' Example Street', (700000000 + n)::text, ${brandText}, ${idText('003', 'n')}, 'Electricity', 'Active', false, false, false
  from generate_series(1, $1::int) n`

/** Case n belongs to account 1 + (n - 1) mod accounts, so that its brand is that of n while accounts divide by 3. */
const casesText = `insert into record."Case"
  ("Id", "CreatedDate", "LastModifiedDate", "SystemModstamp", "RecordTypeId", "CaseNumber", "Subject", "Description", "Status", "Type", "Priority", "Origin", "ContactId", "AccountId", "Reply_Due__c")
  select ${idText('500', 'n')}, ${momentsText}, '012000000000000AAA', (20000000 + n)::text, 'A question about bill ' || n, 'Why is the bill of this month higher than that of the last?', 'Working', 'Question', 'Medium', (array['Web', 'Phone', 'Email'])[n % 3 + 1], ${idText('003', '1 + (n - 1) % $2::int')}, ${idText('001', '1 + (n - 1) % $2::int')}, ${momentText} + interval '1 day'
  from generate_series(1, $1::int) n`
