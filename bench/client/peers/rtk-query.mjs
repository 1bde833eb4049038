// RTK Query stores each response under its endpoint and argument; one record in two responses is two records.
import { configureStore } from '@reduxjs/toolkit'
import { createApi } from '@reduxjs/toolkit/query/react'

export const contestant = {
  name: 'rtk-query',
  isNormalised: false,
  create() {
    const { api, store } = newStore(async () => ({ data: null }))
    const { list, record } = api.endpoints
    const upsert = (endpointName, arg, value) =>
      store.dispatch(api.util.upsertQueryEntries([{ endpointName, arg, value }]))
    return {
      ingestList: (name, records) => void upsert('list', name, records),
      ingestRecord: (value) => void upsert('record', value.id, value),
      read: (recordId) => record.select(recordId)(store.getState()).data,
      subscribe(recordId, fieldName, listener) {
        const select = record.select(recordId)
        const valueNow = () => select(store.getState()).data?.fields[fieldName].value
        let shown = valueNow()
        return store.subscribe(() => {
          const value = valueNow()
          if (value === shown) return
          shown = value
          listener()
        })
      },
      readInList: (name, recordId, fieldName) =>
        list
          .select(name)(store.getState())
          .data?.find(({ id }) => id === recordId)?.fields[fieldName].value,
    }
  },
  async countCalls(configs) {
    let calls = 0
    const { api, store } = newStore(async () => {
      calls += 1
      return { data: {} }
    })
    await Promise.all(configs.map((config) => store.dispatch(api.endpoints.some.initiate(config))))
    return calls
  },
}

function newStore(baseQuery) {
  const api = createApi({
    baseQuery,
    keepUnusedDataFor: 1_000_000,
    endpoints: (build) => ({
      list: build.query({ query: (name) => name }),
      record: build.query({ query: (recordId) => recordId }),
      some: build.query({ query: (config) => config }),
    }),
  })
  const store = configureStore({
    reducer: { [api.reducerPath]: api.reducer },
    // By default it notifies readers in a later frame; here they are notified immediately, so that notifying is timed.
    enhancers: (defaults) => defaults({ autoBatch: false }),
    // The checks are for development; applications ship without them.
    middleware: (defaults) =>
      defaults({ serializableCheck: false, immutableCheck: false }).concat(api.middleware),
  })
  return { api, store }
}
