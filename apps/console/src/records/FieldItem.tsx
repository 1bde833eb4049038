import type { LayoutItemRepresentation } from '@porchlight/metadata'
import { FieldContent } from './FieldContent'
import styles from './RecordPage.module.css'
import { fieldsOf, type ShownRecord } from './shown-record'

/** A cell of a layout: its label and the values of its fields; nothing for one without fields. */
export function FieldItem({
  item,
  shown,
}: {
  readonly item: LayoutItemRepresentation
  readonly shown: ShownRecord
}) {
  const fields = fieldsOf(item)
  if (fields.length === 0) return null
  return (
    <div>
      <dt className={styles.term}>{item.label}</dt>
      {fields.map((field) => (
        <dd key={field} className={styles.value}>
          <FieldContent fieldApiName={field} shown={shown} />
        </dd>
      ))}
    </div>
  )
}
