// The rows of the limit's statements as records: the envelope of the data service, field by field.
import { createHash } from 'node:crypto'

const clock = new Intl.DateTimeFormat('en-US', {
  timeZone: 'America/Chicago',
  dateStyle: 'long',
  timeStyle: 'short',
})
/** The text for a moment, cached by its minute: a page contains the same minutes again and again. */
const spelled = new Map()

const system = ['Id', 'SystemModstamp', 'LastModifiedDate', 'LastModifiedById']
const shortFields = [
  'CaseNumber',
  'Subject',
  'Status',
  'Type',
  'Priority',
  'Origin',
  'ContactId',
  'CreatedDate',
]
const listedFields = [
  'CaseNumber',
  'ContactId',
  'CreatedDate',
  'Id',
  'LastModifiedById',
  'LastModifiedDate',
].concat(['Reply_Due__c', 'Status', 'Subject', 'SystemModstamp', 'Type'])
const listedContactFields = [
  'CreatedDate',
  'Id',
  'LastModifiedById',
  'LastModifiedDate',
  'Name',
  'SystemModstamp',
]
const fullFields = [
  'AccountId',
  'CaseNumber',
  'Clock_Paused__c',
  'ClosedDate',
  'Comments',
  'Complaint_Due_Date__c',
]
  .concat(['ContactId', 'CreatedById', 'CreatedDate', 'Description', 'First_Reply__c', 'LastModifiedById'])
  .concat(['LastModifiedDate', 'Order__c', 'Origin', 'OwnerId', 'Priority', 'RecordTypeId', 'Reply_Due__c'])
  .concat(['Resolution__c', 'Status', 'Subject', 'Type'])
const fullSpans = [
  ['Contact', 'Contact', 'ContactId', 'Name', (at, brand) => `${at}."Customer_Brand__c" = ${brand}`],
  ['Account', 'Account', 'AccountId', 'Name', (at, brand) => `${at}."Account_Brand__c" = ${brand}`],
  ['Order__r', 'Order', 'Order__c', 'OrderNumber', () => 'true'],
  ['Owner', 'User', 'OwnerId', 'Name', () => 'true'],
  ['CreatedBy', 'User', 'CreatedById', 'Name', () => 'true'],
  ['LastModifiedBy', 'User', 'LastModifiedById', 'Name', () => 'true'],
]
const words = {
  Type: {
    Question: 'Question',
    Billing: 'Bill or payment',
    Enrollment: 'Enrollment',
    Complaint: 'Complaint',
    Service_Change: 'Change of service',
  },
  Origin: { Web: 'Portal', Phone: 'Phone', Email: 'Email' },
}
const moments = new Set([
  'CreatedDate',
  'LastModifiedDate',
  'Reply_Due__c',
  'Clock_Paused__c',
  'ClosedDate',
  'First_Reply__c',
])
const labelled = new Set(['Status', 'Type', 'Priority', 'Origin'])

const columns = (alias, names) => names.map((name) => `${alias}."${name}"`).join(', ')
const caseColumns = (names) => columns('t', [...system, 'RecordTypeId', ...names])

export const selectShort = `select ${caseColumns(shortFields)} from record."Case" t`

export function selectListed(brand) {
  const join = `left join record."Contact" j on j."Id" = t."ContactId" and j."Customer_Brand__c" = ${brand}`
  return `select ${caseColumns(listedFields)}, ${columns('j', [...system, ...listedContactFields])} from record."Case" t ${join}`
}

export function selectFull(brand) {
  const joined = fullSpans.map((_span, index) => `j${index}`)
  const joins = fullSpans.map(
    ([, object, reference, , seen], index) =>
      `left join record."${object}" j${index} on j${index}."Id" = t."${reference}" and ${seen(joined[index], brand)}`,
  )
  const spanned = fullSpans.map(([, , , name], index) => columns(`j${index}`, [...system, name]))
  return `select ${[caseColumns(fullFields), ...spanned].join(', ')} from record."Case" t ${joins.join(' ')}`
}

export function makeShort(row) {
  return makeCase(row, fieldsOf(row, 5, shortFields))
}

export function makeListed(row) {
  const fields = fieldsOf(row, 5, listedFields)
  const first = 5 + listedFields.length
  fields.Contact = makeSpan('Contact', row, first, listedContactFields, row[first + 8])
  return makeCase(row, fields)
}

export function makeFull(row) {
  const fields = fieldsOf(row, 5, fullFields)
  let first = 5 + fullFields.length
  for (const [relationship, object, , name] of fullSpans) {
    fields[relationship] = makeSpan(object, row, first, [name], row[first + 4])
    first += 5
  }
  return makeCase(row, fields)
}

function makeCase(row, fields) {
  const modified = toMoment(row[1])
  return {
    apiName: 'Case',
    childRelationships: {},
    eTag: hash(row),
    fields,
    id: row[0],
    lastModifiedById: row[3],
    lastModifiedDate: toMoment(row[2]),
    recordTypeId: row[4] ?? '012000000000000AAA',
    recordTypeInfo: masterInfo,
    systemModstamp: modified,
    weakEtag: Date.parse(modified),
  }
}

const masterInfo = {
  available: true,
  defaultRecordTypeMapping: false,
  master: true,
  name: 'Master',
  recordTypeId: '012000000000000AAA',
}

function makeSpan(object, row, first, names, name) {
  if (row[first] === null) return { displayValue: null, value: null }
  const modified = toMoment(row[first + 1])
  const value = {
    apiName: object,
    childRelationships: {},
    eTag: hash(row.slice(first, first + 4 + names.length)),
    fields: fieldsOf(row, first + 4, names),
    id: row[first],
    lastModifiedById: row[first + 3],
    lastModifiedDate: toMoment(row[first + 2]),
    recordTypeId: '012000000000000AAA',
    recordTypeInfo: null,
    systemModstamp: modified,
    weakEtag: Date.parse(modified),
  }
  return { displayValue: name, value }
}

function fieldsOf(row, first, names) {
  const fields = {}
  for (let index = 0; index < names.length; index += 1)
    fields[names[index]] = fieldOf(names[index], row[first + index])
  return fields
}

function fieldOf(name, cell) {
  if (cell === null) return { displayValue: null, value: null }
  if (name === 'SystemModstamp') return { displayValue: null, value: toMoment(cell) }
  if (moments.has(name)) return { displayValue: spell(cell), value: toMoment(cell) }
  return { displayValue: labelled.has(name) ? (words[name]?.[cell] ?? cell) : null, value: cell }
}

/** Converts `2026-11-19 15:00:00.5+00` to ISO 8601. */
function toMoment(cell) {
  const plain = cell.slice(0, -3)
  const thousandths = plain.length < 20 ? '000' : plain.slice(20).padEnd(3, '0')
  return `${plain.slice(0, 10)}T${plain.slice(11, 19)}.${thousandths}Z`
}

function spell(cell) {
  const minute = cell.slice(0, 16)
  let known = spelled.get(minute)
  if (known === undefined) {
    known = clock.format(new Date(toMoment(cell)))
    if (spelled.size < 50_000) spelled.set(minute, known)
  }
  return known
}

function hash(cells) {
  return createHash('md5').update(JSON.stringify(cells)).digest('hex')
}

const text = { type: ['string', 'null'] }
const field = { type: 'object', properties: { displayValue: text, value: text } }
const infoSchema = {
  type: ['object', 'null'],
  properties: {
    available: { type: 'boolean' },
    defaultRecordTypeMapping: { type: 'boolean' },
    master: { type: 'boolean' },
    name: text,
    recordTypeId: text,
  },
}

function recordSchema(names, spans) {
  const spanned = spans.map(([name, schema]) => [
    name,
    { type: 'object', properties: { displayValue: text, value: { ...schema, type: ['object', 'null'] } } },
  ])
  return {
    type: 'object',
    properties: {
      apiName: { type: 'string' },
      childRelationships: { type: 'object' },
      eTag: { type: 'string' },
      fields: {
        type: 'object',
        properties: Object.fromEntries([...names.map((name) => [name, field]), ...spanned].sort()),
      },
      id: { type: 'string' },
      lastModifiedById: text,
      lastModifiedDate: text,
      recordTypeId: text,
      recordTypeInfo: infoSchema,
      systemModstamp: text,
      weakEtag: { type: 'integer' },
    },
  }
}

const full = recordSchema(
  fullFields,
  fullSpans.map(([relationship, , , name]) => [relationship, recordSchema([name], [])]),
)

/** The schemas of the responses, by which they are serialised. */
export const answers = {
  short: recordSchema(shortFields, []),
  full,
  page: {
    type: 'object',
    properties: {
      count: { type: 'integer' },
      currentPageToken: text,
      nextPageToken: text,
      pageSize: { type: 'integer' },
      records: {
        type: 'array',
        items: recordSchema(listedFields, [['Contact', recordSchema(listedContactFields, [])]]),
      },
    },
  },
  batch: {
    type: 'object',
    properties: {
      hasErrors: { type: 'boolean' },
      results: {
        type: 'array',
        items: { type: 'object', properties: { result: full, statusCode: { type: 'integer' } } },
      },
    },
  },
}
