import type { Cache, Contestant, Envelope } from './contestant'

/** The least that a cache of records can be: a map by id, and listeners by record and field. */
export const floorMap: Contestant = {
  name: 'floor-map',
  isNormalised: true,
  create(): Cache {
    const records = new Map<string, Envelope>()
    const lists = new Map<string, readonly string[]>()
    const listeners = new Map<string, Map<string, Set<() => void>>>()
    const put = (record: Envelope) => {
      const before = records.get(record.id)
      records.set(record.id, record)
      const byField = listeners.get(record.id)
      if (before === undefined || byField === undefined) return
      for (const [name, fieldValues] of byField) {
        if (before.fields[name]?.value === record.fields[name]?.value) continue
        for (const listener of fieldValues) listener()
      }
    }
    return {
      ingestList(name, given) {
        for (const record of given) put(record)
        lists.set(
          name,
          given.map(({ id }) => id),
        )
      },
      ingestRecord: put,
      read: (recordId) => records.get(recordId),
      subscribe(recordId, fieldName, listener) {
        const byField = listeners.get(recordId) ?? new Map<string, Set<() => void>>()
        listeners.set(recordId, byField)
        const fieldValues = byField.get(fieldName) ?? new Set()
        byField.set(fieldName, fieldValues.add(listener))
        return () => void fieldValues.delete(listener)
      },
      readInList: (name, recordId, fieldName) =>
        lists.get(name)?.includes(recordId) === true
          ? records.get(recordId)?.fields[fieldName]?.value
          : undefined,
    }
  },
}
