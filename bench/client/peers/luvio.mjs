// Luvio, the engine under the reference platform's client. The platform's own adapters are not public: the layout of
// the store is rebuilt here from its documents, an entry for each record and for each of its fields.
import { Environment, Luvio, Store } from '@luvio/engine'
import { allFieldNames } from './graphql-records.mjs'

const kind = { namespace: 'UiApi', representationName: 'RecordRepresentation', ttl: 30_000 }
const keyOf = (recordId) => `UiApi::RecordRepresentation:${recordId}`
const listKeyOf = (name) => `UiApi::ListRecordCollection:${name}`
const scalar = (name) => ({ kind: 'Scalar', name })
const fragment = (selections) => ({ kind: 'Fragment', private: [], selections })
const fieldFragment = fragment([scalar('displayValue'), scalar('value')])
const headNames = [
  'apiName',
  'eTag',
  'id',
  'lastModifiedById',
  'lastModifiedDate',
  'recordTypeId',
  'systemModstamp',
].concat(['weakEtag'])
const fieldsOf = (names) => ({
  kind: 'Object',
  name: 'fields',
  selections: names.map((name) => ({ kind: 'Link', name, fragment: fieldFragment })),
})
const whole = fragment([...headNames.map(scalar), fieldsOf(allFieldNames)])
const listFragment = fragment([{ kind: 'Link', name: 'records', plural: true, fragment: whole }])
const parts = new Map(allFieldNames.map((name) => [name, fragment([scalar('id'), fieldsOf([name])])]))

export const contestant = {
  name: 'luvio',
  isNormalised: true,
  create() {
    const store = new Store()
    const luvio = new Luvio(new Environment(store, async () => ({})))
    const lookUp = (recordId, node) => luvio.storeLookup({ recordId, node, variables: {} })
    return {
      ingestList(name, records) {
        const links = records.map((record) => put(luvio, store, record))
        luvio.storePublish(listKeyOf(name), { records: links })
        luvio.publishStoreMetadata(listKeyOf(name), kind)
        lookUp(listKeyOf(name), listFragment)
        luvio.storeBroadcast()
      },
      ingestRecord(record) {
        put(luvio, store, record)
        luvio.storeBroadcast()
      },
      read: (recordId) => lookUp(keyOf(recordId), whole).data,
      subscribe: (recordId, fieldName, listener) =>
        luvio.storeSubscribe(lookUp(keyOf(recordId), parts.get(fieldName)), listener),
      readInList: (name, recordId, fieldName) =>
        lookUp(listKeyOf(name), listFragment).data?.records.find(({ id }) => id === recordId)?.fields[
          fieldName
        ].value,
    }
  },
}

/** Publishes the changes of a record and of its fields; returns the link to it. */
function put(luvio, store, record) {
  const key = keyOf(record.id)
  const fields = {}
  for (const name of allFieldNames) {
    const fieldKey = `${key}__fields__${name}`
    const { displayValue, value } = record.fields[name]
    const known = store.records[fieldKey]
    if (known === undefined || known.value !== value || known.displayValue !== displayValue) {
      luvio.storePublish(fieldKey, { displayValue, value })
    }
    fields[name] = { __ref: fieldKey }
  }
  const known = store.records[key]
  if (known === undefined || known.weakEtag !== record.weakEtag) {
    const head = Object.fromEntries(headNames.map((name) => [name, record[name]]))
    luvio.storePublish(key, { ...head, fields })
  }
  luvio.publishStoreMetadata(key, kind)
  return { __ref: key }
}
