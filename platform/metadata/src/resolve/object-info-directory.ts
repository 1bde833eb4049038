import type { Language, ViewerClass } from '../viewer'
import { fingerprint } from './fingerprint'
import type { ResolvedMetadata } from './resolved-metadata'

/** An object as the directory lists it. */
export interface ObjectInfoDirectoryEntryRepresentation {
  readonly apiName: string
  readonly keyPrefix: string
  readonly label: string
  readonly labelPlural: string
  readonly nameFields: readonly string[]
  readonly objectInfoUrl: string
}

/** The objects that a viewer reads; keys of version 65.0, each present. */
export interface ObjectInfoDirectoryRepresentation {
  /** 32 hex digits over this representation. */
  readonly eTag: string
  readonly objects: Readonly<Record<string, ObjectInfoDirectoryEntryRepresentation>>
}

/**
 * Lists the objects whose records viewers of `viewerClass` may read, by api name. `urlOf` returns the URL of an
 * object's description.
 */
export function describeObjects(
  metadata: ResolvedMetadata,
  viewerClass: ViewerClass,
  language: Language,
  urlOf: (objectApiName: string) => string,
): ObjectInfoDirectoryRepresentation {
  const readable = [...metadata.objects.values()]
    .filter((object) => object.access[viewerClass].records.kind !== 'none')
    .sort((a, b) => (a.apiName < b.apiName ? -1 : 1))
  const objects = Object.fromEntries(
    readable.map(({ apiName, keyPrefix, label, labelPlural, nameFields, access }) => [
      apiName,
      {
        apiName,
        keyPrefix,
        label: label[language],
        labelPlural: labelPlural[language],
        nameFields: nameFields.filter((name) => access[viewerClass].read.has(name)),
        objectInfoUrl: urlOf(apiName),
      },
    ]),
  )
  return { eTag: fingerprint(JSON.stringify(objects)), objects }
}
