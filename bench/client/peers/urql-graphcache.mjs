// urql with Graphcache: records are normalised by type and id; readers watch queries.
import { cacheExchange } from '@urql/exchange-graphcache'
import { Client, gql } from 'urql'
import { filter, fromPromise, fromValue, mergeMap, pipe } from 'wonka'
import { allFieldNames, selectionOf, toWire } from './graphql-records.mjs'

const list = gql`query List($name: String!) { cases(name: $name) { ${selectionOf(allFieldNames)} } }`
const one = gql`query One($id: ID!) { case(id: $id) { ${selectionOf(allFieldNames)} } }`
const parts = new Map(
  allFieldNames.map((name) => [
    name,
    gql`query Part${name}($id: ID!) { case(id: $id) { id fields { ${name} { value } } } }`,
  ]),
)

export const contestant = {
  name: 'urql-graphcache',
  isNormalised: true,
  toWire,
  create() {
    let answer = {}
    const client = newClient(() => answer)
    const ask = async (query, variables, data) => {
      answer = data
      await client.query(query, variables, { requestPolicy: 'network-only' }).toPromise()
    }
    return {
      ingestList: (name, cases) => ask(list, { name }, { cases }),
      ingestRecord: (record) => ask(one, { id: record.id }, { case: record }),
      read: (id) => client.readQuery(one, { id })?.data,
      subscribe(id, fieldName, listener) {
        return client.query(parts.get(fieldName), { id }).subscribe(listener).unsubscribe
      },
      readInList: (name, recordId, fieldName) =>
        client.readQuery(list, { name })?.data?.cases.find(({ id }) => id === recordId)?.fields[fieldName]
          .value,
    }
  },
  async countCalls(configs) {
    let calls = 0
    const client = newClient(({ variables, context }) => {
      calls += 1
      const fields = Object.fromEntries(
        context.fieldNames.map((name) => [name, { __typename: 'Field', displayValue: null, value: name }]),
      )
      return {
        case: { __typename: 'Case', id: variables.id, fields: { __typename: 'CaseFields', ...fields } },
      }
    }, true)
    const reads = configs.map(({ recordId, fieldNames }) => {
      const fields = fieldNames.map((name) => `${name} { displayValue value }`).join(' ')
      const query = gql`query Some($id: ID!) { case(id: $id) { id fields { ${fields} } } }`
      return client.query(query, { id: recordId }, { fieldNames }).toPromise()
    })
    await Promise.all(reads)
    return calls
  },
}

const isPart = () => null
const partsOfRecords = { CaseFields: isPart, Field: isPart }

/** Creates a client. `isLater`: responses arrive in a later task, as those of a network do. */
function newClient(answer, isLater = false) {
  const cache = cacheExchange({
    keys: partsOfRecords,
    resolvers: { Query: { case: (_parent, { id }) => ({ __typename: 'Case', id }) } },
  })
  const network = () => (operations) =>
    pipe(
      operations,
      filter(({ kind }) => kind === 'query'),
      mergeMap((operation) => {
        const result = { operation, data: answer(operation), stale: false, hasNext: false }
        return isLater ? fromPromise(Promise.resolve(result)) : fromValue(result)
      }),
    )
  return new Client({ url: '/', exchanges: [cache, network], preferGetMethod: false })
}
