import type { ResolvedMetadata } from '@porchlight/metadata'
import { accessFields, hasTransaction, type UnseenChange } from '@porchlight/record-engine'
import type { PrimarySample } from './primary-samples'

/** On whose behalf a read is made. */
export interface Reader {
  /** The users whose writes the read has to reflect. */
  readonly persons: readonly string[]
  /** The transaction of the latest change that the reader has seen; null when there is none. */
  readonly seenUpTo: bigint | null
  /**
   * Whether the reader is a program, which is notified of changes by webhooks and `changes`, whichever process answers
   * it next.
   */
  readonly isProgram: boolean
}

/** What a read covers. */
export interface ReadScope {
  readonly objectApiNames: readonly string[]
  readonly recordIds: readonly string[]
  /** Whether it also reads fields of related records. */
  readonly spans: boolean
}

/** Returns whether a replica that has `reached` may answer a read when the primary has `changes` beyond it. */
export type MayRead = (
  reader: Reader,
  scope: ReadScope,
  reached: PrimarySample,
  changes: readonly UnseenChange[],
) => boolean

/**
 * Creates the rule. A replica answers unless it lacks:
 * - anything the reader wrote or has seen;
 * - any change of a record that is read by its id;
 * - a change that may have revoked someone's access to the read data, or a deletion of that data;
 * - for programs, any change of the object or of a spanned one.
 */
export function createReadRule(metadata: ResolvedMetadata): MayRead {
  const access = accessFields(metadata)
  const mayEndAccess = ({ objectApiName, changedFields }: UnseenChange, scope: ReadScope) =>
    [...(scope.spans ? access.keys() : scope.objectApiNames)].some((read) => {
      const compared = access.get(read)?.get(objectApiName)
      return compared !== undefined && changedFields.some((field) => compared.has(field))
    })
  const isInTheWay = (change: UnseenChange, reader: Reader, scope: ReadScope) => {
    const { person, recordId, objectApiName, kind } = change
    const isOfObject = scope.objectApiNames.includes(objectApiName)
    return (
      (person !== null && reader.persons.includes(person)) ||
      scope.recordIds.includes(recordId) ||
      (kind === 'delete' && (isOfObject || scope.spans)) ||
      (kind === 'update' && mayEndAccess(change, scope)) ||
      (reader.isProgram && (isOfObject || scope.spans))
    )
  }
  return (reader, scope, { snapshot }, changes) => {
    const { seenUpTo } = reader
    const lacksSeen =
      seenUpTo !== null &&
      (seenUpTo >= snapshot.next || snapshot.running.some((running) => running <= seenUpTo))
    return (
      !lacksSeen &&
      changes.every(
        (change) => hasTransaction(snapshot, change.transaction) || !isInTheWay(change, reader, scope),
      )
    )
  }
}
