import { Type } from 'typebox'
import { type ListReferenceRepresentation, ListReferenceSchema } from './list-info-schema'
import { type RecordCollectionRepresentation, recordCollectionProperties } from './record-collection-schema'

/** A page of the records of a list view. */
export type ListPageRepresentation = RecordCollectionRepresentation<ListReferenceRepresentation>

export const ListPageSchema = Type.Unsafe<ListPageRepresentation>(
  Type.Object(
    { ...recordCollectionProperties, listReference: ListReferenceSchema },
    { $id: 'ListRecordCollection' },
  ),
)
