import type { LayoutItemRepresentation } from '@porchlight/metadata'
import { useAddress } from '@porchlight/page-parts/navigation/address'
import { FieldContent } from './FieldContent'
import styles from './RecordPage.module.css'
import { itemFields, type ShownRecord } from './shown-record'

/** A cell of a layout: its label and the values of its fields, or the link that it is; nothing for what only the platform draws. */
export function FieldItem({
  item,
  shown,
}: {
  readonly item: LayoutItemRepresentation
  readonly shown: ShownRecord
}) {
  const fields = itemFields(item)
  if (fields.length === 0) return <LinkItem item={item} />
  return (
    <div>
      <dt className={styles.term}>{item.label}</dt>
      {fields.map((field) => (
        <dd
          key={field}
          className={shown.changed.has(field) ? `${styles.value} ${styles.changed}` : styles.value}
        >
          <FieldContent fieldApiName={field} shown={shown} />
        </dd>
      ))}
    </div>
  )
}

/** A cell that leads to another page of this installation. */
function LinkItem({ item }: { readonly item: LayoutItemRepresentation }) {
  const address = useAddress()
  return item.layoutComponents.map(({ componentType, apiName, customLinkUrl, behavior }) =>
    componentType === 'CustomLink' && typeof customLinkUrl === 'string' ? (
      <div key={apiName}>
        <dt className={styles.term}>{item.label}</dt>
        <dd>
          <a
            href={address(customLinkUrl)}
            target={behavior === 'newWindow' ? '_blank' : undefined}
            rel="noreferrer"
          >
            {item.label}
          </a>
        </dd>
      </div>
    ) : null,
  )
}
