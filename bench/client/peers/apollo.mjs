// Apollo Client: records are normalised by type and id; readers watch fragments.
import { ApolloClient, ApolloLink, gql, InMemoryCache } from '@apollo/client'
import { Observable } from 'rxjs'
import { allFieldNames, selectionOf, toWire } from './graphql-records.mjs'

const list = gql`query List($name: String!) { cases(name: $name) { ${selectionOf(allFieldNames)} } }`
const whole = gql`fragment Whole on Case { ${selectionOf(allFieldNames)} }`
const parts = new Map(
  allFieldNames.map((name) => [name, gql`fragment Part${name} on Case { id fields { ${name} { value } } }`]),
)

export const contestant = {
  name: 'apollo',
  isNormalised: true,
  toWire,
  create() {
    const { cache } = newClient(() => ({}))
    return {
      ingestList: (name, cases) =>
        void cache.writeQuery({ query: list, variables: { name }, data: { cases } }),
      ingestRecord: (record) =>
        void cache.writeFragment({ id: `Case:${record.id}`, fragment: whole, data: record }),
      read: (recordId) => cache.readFragment({ id: `Case:${recordId}`, fragment: whole }),
      subscribe(recordId, fieldName, listener) {
        const options = { fragment: parts.get(fieldName), from: { __typename: 'Case', id: recordId } }
        const subscription = cache.watchFragment(options).subscribe(listener)
        return () => subscription.unsubscribe()
      },
      readInList: (name, recordId, fieldName) =>
        cache.readQuery({ query: list, variables: { name } })?.cases.find(({ id }) => id === recordId)
          ?.fields[fieldName].value,
    }
  },
  async countCalls(configs) {
    let calls = 0
    const client = newClient(({ recordId, fieldNames }) => {
      calls += 1
      const fields = Object.fromEntries(
        fieldNames.map((name) => [name, { __typename: 'Field', displayValue: null, value: name }]),
      )
      return { case: { __typename: 'Case', id: recordId, fields: { __typename: 'CaseFields', ...fields } } }
    })
    const reads = configs.map(({ recordId, fieldNames }) => {
      const fields = fieldNames.map((name) => `${name} { displayValue value }`).join(' ')
      const query = gql`query One($id: ID!) { case(id: $id) { id fields { ${fields} } } }`
      return client.query({ query, variables: { id: recordId }, context: { recordId, fieldNames } })
    })
    await Promise.all(reads)
    return calls
  },
}

function newClient(answer) {
  const link = new ApolloLink(
    (operation) =>
      new Observable((observer) => {
        observer.next({ data: answer(operation.getContext()) })
        observer.complete()
      }),
  )
  return new ApolloClient({ cache: new InMemoryCache(), link })
}
