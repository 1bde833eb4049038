import { FieldItem } from './FieldItem'
import styles from './RecordPage.module.css'
import { itemsOf, type LayoutSection, type ShownRecord } from './shown-record'

/** A section of a record's layout as it is read. */
export function RecordSection({
  section,
  shown,
}: {
  readonly section: LayoutSection
  readonly shown: ShownRecord
}) {
  return (
    <dl className={section.columns > 1 ? `${styles.fields} ${styles.twoColumns}` : styles.fields}>
      {itemsOf(section).map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the cells of a layout stay where they are
        <FieldItem key={index} item={item} shown={shown} />
      ))}
    </dl>
  )
}
