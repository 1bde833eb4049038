// TanStack Query stores each response under its key; one record in two responses is two records.
import { notifyManager, QueryClient, QueryObserver } from '@tanstack/react-query'

// By default it notifies readers in a later task; here they are notified immediately, so that notifying is timed.
notifyManager.setScheduler((tell) => tell())

export const contestant = {
  name: 'tanstack-query',
  isNormalised: false,
  create() {
    const client = newClient()
    return {
      ingestList: (name, records) => void client.setQueryData(['list', name], records),
      ingestRecord: (record) => void client.setQueryData(['record', record.id], record),
      read: (recordId) => client.getQueryData(['record', recordId]),
      subscribe(recordId, fieldName, listener) {
        const observer = new QueryObserver(client, {
          queryKey: ['record', recordId],
          enabled: false,
          select: (record) => record.fields[fieldName].value,
          notifyOnChangeProps: ['data'],
        })
        return observer.subscribe(listener)
      },
      readInList: (name, recordId, fieldName) =>
        client.getQueryData(['list', name])?.find(({ id }) => id === recordId)?.fields[fieldName].value,
    }
  },
  async countCalls(configs) {
    let calls = 0
    const client = newClient()
    const reads = configs.map(({ recordId, fieldNames }) =>
      client.fetchQuery({
        queryKey: ['record', recordId, fieldNames],
        queryFn: async () => {
          calls += 1
          return {}
        },
      }),
    )
    await Promise.all(reads)
    return calls
  },
}

function newClient() {
  return new QueryClient({
    defaultOptions: { queries: { staleTime: 30_000, gcTime: Number.POSITIVE_INFINITY } },
  })
}
