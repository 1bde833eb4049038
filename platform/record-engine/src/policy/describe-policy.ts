import { type ResolvedMetadata, type RowRule, type ViewerClass, viewerClasses } from '@porchlight/metadata'

/** The access of one viewer class to one object, as plain data. */
export interface PolicyEntry {
  readonly objectApiName: string
  readonly viewerClass: ViewerClass
  /** The records that can be read; those that can be changed or deleted are a subset. */
  readonly records: RowRule
  /** Api names, in the object's order; empty where the operation is not allowed. */
  readonly fields: {
    readonly read: readonly string[]
    readonly create: readonly string[]
    readonly update: readonly string[]
  }
  readonly operations: {
    readonly read: boolean
    readonly create: boolean
    readonly update: boolean
    readonly delete: boolean
  }
}

/**
 * Returns everything that the record engine grants, for people and programs that check it: one entry for each object
 * and viewer class, in the order of the objects and from the least trusted class to the most. Anything that an entry
 * does not list is denied. Where no record can be reached, no field can either.
 */
export function describePolicy(metadata: ResolvedMetadata): readonly PolicyEntry[] {
  return [...metadata.objects.values()].flatMap((object) =>
    viewerClasses.map((viewerClass): PolicyEntry => {
      const access = object.access[viewerClass]
      const reachesRecords = access.records.kind !== 'none'
      const inOrder = (names: ReadonlySet<string>) =>
        [...object.fields.keys()].filter((name) => names.has(name))
      return {
        objectApiName: object.apiName,
        viewerClass,
        records: access.records,
        fields: {
          read: reachesRecords ? inOrder(access.read) : [],
          create: inOrder(access.create),
          update: reachesRecords ? inOrder(access.update) : [],
        },
        operations: {
          read: reachesRecords,
          create: access.createable,
          update: reachesRecords && access.updateable,
          delete: reachesRecords && access.deletable,
        },
      }
    }),
  )
}
