// The peer of `npm run bench`: one record of one shape by hand on Fastify and pg, as little as HTTP, SQL and JSON
// allow. It knows no metadata, checks no access and validates nothing, so nothing that does can be faster.
// node bench/limit-server.mjs <connection string> <port>
import { createHash } from 'node:crypto'
import Fastify from 'fastify'
import pg from 'pg'

const [, , connectionString, port] = process.argv
const asText = (value) => value
const pool = new pg.Pool({
  connectionString,
  max: 10,
  types: { getTypeParser: () => asText },
})
const app = Fastify({ logger: false })

const nullableText = { type: ['string', 'null'] }
const field = { type: 'object', properties: { displayValue: nullableText, value: nullableText } }
const answer = {
  type: 'object',
  properties: {
    apiName: { type: 'string' },
    childRelationships: { type: 'object' },
    eTag: { type: 'string' },
    fields: { type: 'object', properties: { AccountNumber: field, Name: field, Status__c: field } },
    id: { type: 'string' },
    lastModifiedById: nullableText,
    lastModifiedDate: nullableText,
    recordTypeId: { type: 'string' },
    recordTypeInfo: { type: 'null' },
    systemModstamp: nullableText,
    weakEtag: { type: 'integer' },
  },
}
const text = `select "Id", "AccountNumber", "Name", "Status__c", "LastModifiedById", "LastModifiedDate", "SystemModstamp"
from record."Account" where "Id" = $1`

app.get('/record/:id', { schema: { response: { 200: answer } } }, async (request, reply) => {
  const { rows } = await pool.query({ name: 'record', text, values: [request.params.id] })
  const [row] = rows
  if (row === undefined) return reply.code(404).send([])
  const modified = new Date(row.SystemModstamp)
  const fields = {
    AccountNumber: { displayValue: null, value: row.AccountNumber },
    Name: { displayValue: null, value: row.Name },
    Status__c: { displayValue: row.Status__c, value: row.Status__c },
  }
  return {
    apiName: 'Account',
    childRelationships: {},
    eTag: createHash('md5')
      .update(JSON.stringify(fields) + row.SystemModstamp)
      .digest('hex'),
    fields,
    id: row.Id,
    lastModifiedById: row.LastModifiedById,
    lastModifiedDate: new Date(row.LastModifiedDate).toISOString(),
    recordTypeId: '012000000000000AAA',
    recordTypeInfo: null,
    systemModstamp: modified.toISOString(),
    weakEtag: modified.getTime(),
  }
})

await app.listen({ port: Number(port), host: '127.0.0.1' })
