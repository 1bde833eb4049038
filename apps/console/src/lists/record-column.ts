/** A column as list views and related lists describe it. */
export interface RecordColumn {
  readonly fieldApiName: string
  readonly label: string
  /** The field with the id of the record that the value leads to; null when it leads nowhere. */
  readonly lookupId: string | null
  readonly sortable: boolean
  /** By record type, what the viewer may do with the column’s cells; absent where it is not specified. */
  readonly inlineEditAttributes?: Readonly<
    Record<string, { readonly editable: boolean; readonly required: boolean }>
  >
}
