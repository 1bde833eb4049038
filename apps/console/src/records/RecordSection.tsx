import { Button, Card } from '@porchlight/design-system'
import { useLabels } from '@porchlight/page-parts/page/page-context'
import { useState } from 'react'
import { consoleLabels } from '../shell/labels'
import { FieldItem } from './FieldItem'
import { labels } from './labels'
import styles from './RecordPage.module.css'
import { SectionForm } from './SectionForm'
import { fieldsOf, itemsOf, type LayoutSection, type ShownRecord } from './shown-record'

interface RecordSectionProps {
  readonly section: LayoutSection
  readonly shown: ShownRecord
  /** Reads the record again. */
  readonly refresh: () => Promise<unknown>
}

/** A section of a record's layout: read, and edited in place by who may. One without fields is not shown. */
export function RecordSection({ section, shown, refresh }: RecordSectionProps) {
  const t = useLabels({ ...consoleLabels, ...labels })
  const [isEditing, setEditing] = useState(false)
  const items = itemsOf(section)
  const editable = shown.object.updateable ? (shown.editable.get(section.id) ?? []) : []
  const title = section.useHeading ? section.heading : t('details')
  const isWide = section.columns > 1
  if (!items.some((item) => fieldsOf(item).length > 0)) return null
  return (
    <Card
      title={title}
      action={
        isEditing || editable.length === 0 ? undefined : (
          <Button variant="quiet" aria-label={t('editSection', { title })} onClick={() => setEditing(true)}>
            {t('edit')}
          </Button>
        )
      }
    >
      {isEditing ? (
        <SectionForm
          items={editable}
          shown={shown}
          isWide={isWide}
          refresh={refresh}
          onClose={() => setEditing(false)}
        />
      ) : (
        <dl className={isWide ? `${styles.fields} ${styles.twoColumns}` : styles.fields}>
          {items.map((item, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the cells of a layout stay where they are
            <FieldItem key={index} item={item} shown={shown} />
          ))}
        </dl>
      )}
    </Card>
  )
}
