// The limit of `npm run bench`: the calls of the five workloads by hand on Fastify and pg, with the statements and
// the responses of ours and as little else as HTTP, SQL and JSON allow. It knows no metadata, validates nothing and
// authenticates no one: the brand is the one that it was started for.
// node bench/server/limit-server.mjs <connection string> <port> <id of the user who writes> <brand>
import { randomBytes } from 'node:crypto'
import Fastify from 'fastify'
import pg from 'pg'
import {
  answers,
  makeFull,
  makeListed,
  makeShort,
  selectFull,
  selectListed,
  selectShort,
} from './limit-records.mjs'

const [, , connectionString, port, userId, brand] = process.argv
const pool = new pg.Pool({ connectionString, max: 10, types: { getTypeParser: () => (value) => value } })
const app = Fastify({ logger: false })

const theirs = (row, place) =>
  `exists (select 1 from record."Contact" o where o."Id" = ${row}."ContactId" and o."Customer_Brand__c" = ${place})`
const run = (name, text, values) => pool.query({ name, text, values, rowMode: 'array' })

app.get('/record/:id', { schema: { response: { 200: answers.short } } }, async ({ params }) => {
  const { rows } = await run('short', `${selectShort} where t."Id" = $1 and ${theirs('t', '$2')}`, [
    params.id,
    brand,
  ])
  return makeShort(rows[0])
})

const listText = `${selectListed('$1')} where ${theirs('t', '$1')} order by t."CreatedDate" desc, t."Id" desc limit $2`

app.get('/page', { schema: { response: { 200: answers.page } } }, async () => {
  const { rows } = await run('page', listText, [brand, 51])
  const records = rows.slice(0, 50).map(makeListed)
  const last = records.at(-1)
  const nextPageToken = Buffer.from(`${last.fields.CreatedDate.value} ${last.id}`).toString('base64url')
  return { count: records.length, currentPageToken: '0', nextPageToken, pageSize: 50, records }
})

const columns = ['Id', 'CreatedDate', 'CreatedById', 'LastModifiedDate', 'LastModifiedById', 'SystemModstamp']
  .concat([
    'RecordTypeId',
    'CaseNumber',
    'Subject',
    'Description',
    'Status',
    'Type',
    'Priority',
    'Origin',
    'ContactId',
    'AccountId',
  ])
  .map((name) => `"${name}"`)
  .join(', ')
const written = (kind, fields, written) =>
  `with written as (${written}), event as (insert into feed.change_event (object_api_name, record_id, kind, changed_fields, occurred_at) select 'Case', w."Id", '${kind}', '{${fields}}', now() from written w) select w."Id", pg_notify('record_change', '') from written w`
const insertFrom = (given) =>
  written(
    'create',
    'RecordTypeId,CaseNumber,Subject,Description,Status,Type,Priority,Origin,ContactId,AccountId',
    `insert into record."Case" (${columns})
    select n.id, n.now, n.by, n.now, n.by, n.now, '012000000000000AAA', n.id, n.subject, n.description, 'New', 'Question', 'Medium', n.origin, n.contact, n.account
    from (select $1::timestamptz(3) as now, $2::text as by, u.* from ${given} u (id, subject, description, origin, contact, account)) n
    where (select o."Customer_Brand__c" from record."Contact" o where o."Id" = n.contact) = $9
      and (select a."Account_Brand__c" from record."Account" a where a."Id" = n.account) = $9
    returning "Id"`,
  )
const insertOne = insertFrom('(values ($3::text, $4::text, $5::text, $6::text, $7::text, $8::text))')
const insertMany = insertFrom(
  'unnest($3::text[], $4::text[], $5::text[], $6::text[], $7::text[], $8::text[])',
)
const fullText = `${selectFull('$2')} where t."Id" = any($1) and ${theirs('t', '$2')}`

const newId = () => `500${randomBytes(6).toString('hex')}AAA`
const given = ({ Subject, Description, Origin, ContactId, AccountId }) => [
  Subject,
  Description,
  Origin,
  ContactId,
  AccountId,
]

/** Inserts with one statement and reads the inserted row in its resulting state with another. */
async function create(name, insertText, ids, values) {
  await run(name, insertText, [new Date().toISOString(), userId, ...values, brand])
  const { rows } = await run('full', fullText, [ids, brand])
  return rows.map(makeFull)
}

app.post('/record', { schema: { response: { 201: answers.full } } }, async ({ body }, reply) => {
  const id = newId()
  const [record] = await create('insert one', insertOne, [id], [id, ...given(body.fields)])
  return reply.code(201).send(record)
})

app.post('/batch', { schema: { response: { 200: answers.batch } } }, async ({ body }) => {
  const inputs = body.operations.flatMap(({ records }) => records.map(({ fields }) => given(fields)))
  const ids = inputs.map(newId)
  const columnsGiven = [0, 1, 2, 3, 4].map((place) => inputs.map((values) => values[place]))
  const records = await create('insert many', insertMany, ids, [ids, ...columnsGiven])
  return { hasErrors: false, results: records.map((result) => ({ result, statusCode: 201 })) }
})

const updateText = written(
  'update',
  'Comments',
  `update record."Case" t set "Comments" = $3, "SystemModstamp" = greatest($4::timestamptz(3), t."SystemModstamp" + interval '1 millisecond'), "LastModifiedDate" = greatest($4::timestamptz(3), t."SystemModstamp" + interval '1 millisecond'), "LastModifiedById" = $5
  where t."Id" = $1 and t."SystemModstamp" = $2::timestamptz(3) and ${theirs('t', '$6')} returning t."Id"`,
)

app.patch(
  '/record/:id',
  { schema: { response: { 200: answers.full } } },
  async ({ params, body, headers }, reply) => {
    const seen = new Date(Number(headers['if-match'].slice(1, -1))).toISOString()
    const values = [params.id, seen, body.fields.Comments, new Date().toISOString(), userId, brand]
    const { rowCount } = await run('update', updateText, values)
    if (rowCount === 0) return reply.code(412).send()
    const { rows } = await run('full', fullText, [[params.id], brand])
    return makeFull(rows[0])
  },
)

app.get('/ready', async () => 'ready')
await app.listen({ port: Number(port), host: '127.0.0.1' })
