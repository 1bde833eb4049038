import { Type } from 'typebox'
import { type ListInfoRepresentation, ListInfoSchema } from './list-info-schema'
import { type ListPageRepresentation, ListPageSchema } from './list-page-schema'

/** An opened list view: its definition and a page of its records. */
export interface ListUIRepresentation {
  /** 32 hex digits over both. */
  readonly eTag: string
  readonly info: ListInfoRepresentation
  readonly records: ListPageRepresentation
}

export const ListUISchema = Type.Unsafe<ListUIRepresentation>(
  Type.Object({ eTag: Type.String(), info: ListInfoSchema, records: ListPageSchema }, { $id: 'ListUI' }),
)
