import type { DocumentType } from './document-types'
import type { OrderDocument } from './read-documents'

/** The required documents that were not sent, or have to be sent again. */
export function missingTypes(documents: readonly OrderDocument[]): readonly DocumentType[] {
  return documents
    .filter(({ isRequired, status }) => isRequired && (status === 'Requested' || status === 'Rejected'))
    .map(({ type }) => type)
}
