import { newRecordPath } from '../shell/navigation/place'

/** The initial values of a new record. */
export interface CreateOptions {
  /** Null for the object's default. */
  readonly recordTypeId: string | null
  /** The record that it copies; null for a blank record. */
  readonly cloneSourceId: string | null
  /** The record whose page the way back leads to; null for the object's lists. */
  readonly fromId: string | null
  /** Values of fields by api name, such as the parent of a related list. */
  readonly fields: Readonly<Record<string, string>>
}

/** The parameters that are no field; fields come with a dot before them, which no api name begins with. */
const parameterNames = { recordTypeId: 'type', cloneSourceId: 'clone', fromId: 'from' } as const

/** Parses the query of the address of a page that creates a record. */
export function parseCreateChoice(search: string): CreateOptions {
  const query = new URLSearchParams(search)
  const read = (name: string) => query.get(name) || null
  return {
    recordTypeId: read(parameterNames.recordTypeId),
    cloneSourceId: read(parameterNames.cloneSourceId),
    fromId: read(parameterNames.fromId),
    fields: Object.fromEntries(
      [...query].flatMap(([name, value]) => (name.startsWith('.') ? [[name.slice(1), value]] : [])),
    ),
  }
}

/** The address without `/es` that names the choice. */
export function buildCreateAddress(objectApiName: string, choice: Partial<CreateOptions> = {}): string {
  const query = new URLSearchParams()
  for (const key of ['recordTypeId', 'cloneSourceId', 'fromId'] as const) {
    const value = choice[key]
    if (typeof value === 'string') query.set(parameterNames[key], value)
  }
  for (const [field, value] of Object.entries(choice.fields ?? {})) query.set(`.${field}`, value)
  const path = newRecordPath(objectApiName)
  return query.size === 0 ? path : `${path}?${query}`
}
