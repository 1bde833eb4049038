import { useUpdateLayoutUserState } from '@porchlight/data-service-react'
import { Button, Card } from '@porchlight/design-system'
import { useLabels, usePage } from '@porchlight/page-parts/page/page-context'
import { hasDraft } from '@porchlight/page-parts/session/drafts'
import { startTransition, useEffect, useId, useRef, useState } from 'react'
import { consoleLabels } from '../shell/labels'
import { FieldItem } from './FieldItem'
import { labels } from './labels'
import styles from './RecordPage.module.css'
import { SavedNote } from './SavedNote'
import { SectionForm, type Undo } from './SectionForm'
import { ShownPair } from './ShownPair'
import { setSectionFold, useSectionFold } from './section-folds'
import { partsOf } from './section-parts'
import { fieldsOf, itemsOf, type LayoutSection, type ShownRecord } from './shown-record'
import { draftOfRecord } from './use-section-draft'

interface RecordSectionProps {
  readonly section: LayoutSection
  readonly shown: ShownRecord
  /** Reads the record again. */
  readonly refresh: () => Promise<unknown>
}

/** A section of a record's layout: read, and edited in place by who may. One without fields is not shown. */
export function RecordSection({ section, shown, refresh }: RecordSectionProps) {
  const t = useLabels({ ...consoleLabels, ...labels })
  const { viewer } = usePage()
  const draftName = draftOfRecord(shown.record.id, section.id)
  const [opened, setOpened] = useState<'byPress' | 'byDraft' | null>(null)
  const isEditing = opened !== null
  /** Whether the form was left without a save, and the focus belongs to what opens it. */
  const isLeft = useRef(false)
  const edit = useRef<HTMLSpanElement>(null)
  const [undo, setUndo] = useState<Undo | null>(null)
  const contentId = useId()
  const updateUserState = useUpdateLayoutUserState()
  const isFolded = (useSectionFold(section.id) ?? shown.folded.has(section.id)) && !isEditing
  const items = itemsOf(section)
  const editable = shown.object.updateable ? (shown.editable.get(section.id) ?? []) : []
  const title = section.useHeading ? section.heading : t('details')
  const isWide = section.columns > 1
  const { record } = shown

  const userId = viewer?.userId ?? ''
  const isEditable = editable.length > 0
  // After hydration, so that the first picture is the server's.
  useEffect(() => {
    if (isEditable && hasDraft(draftName, userId)) setOpened('byDraft')
  }, [isEditable, draftName, userId])

  useEffect(() => {
    if (isEditing || !isLeft.current) return
    isLeft.current = false
    if (undo === null) edit.current?.querySelector('button')?.focus()
  }, [isEditing, undo])

  /** The fold is the viewer's from now on, on every device; a section that could not be stored is folded here all the same. */
  function fold() {
    setSectionFold(section.id, !isFolded)
    updateUserState({
      objectApiName: record.apiName,
      recordTypeId: record.recordTypeId,
      layoutType: 'Full',
      mode: 'View',
      sectionUserStates: { [section.id]: { collapsed: !isFolded } },
    }).catch(() => undefined)
  }

  if (!items.some((item) => fieldsOf(item).length > 0)) return null
  return (
    <Card
      title={
        section.collapsible && !isEditing ? (
          <button
            type="button"
            className={styles.fold}
            aria-expanded={!isFolded}
            aria-controls={contentId}
            onClick={fold}
          >
            <span aria-hidden="true">{isFolded ? '▸' : '▾'}</span>
            {title}
          </button>
        ) : (
          title
        )
      }
      action={
        isEditing || isFolded || !isEditable ? undefined : (
          <span ref={edit} className={styles.edit}>
            <Button
              variant="quiet"
              aria-label={t('editSection', { title })}
              onClick={() =>
                startTransition(() => {
                  setUndo(null)
                  setOpened('byPress')
                })
              }
            >
              {t('edit')}
            </Button>
          </span>
        )
      }
    >
      {isEditing ? (
        <SectionForm
          items={editable}
          shown={shown}
          isWide={isWide}
          draftName={draftName}
          takesFocus={opened === 'byPress'}
          refresh={refresh}
          onSaved={(way) => setUndo(() => way)}
          onClose={() => {
            isLeft.current = true
            setOpened(null)
          }}
        />
      ) : (
        <div id={contentId} hidden={isFolded}>
          {undo === null ? null : <SavedNote undo={undo} refresh={refresh} />}
          <div className={styles.stack}>
            {partsOf(items, shown.object).map((part, index) =>
              part.kind === 'pair' ? (
                <ShownPair key={part.english.label} {...part} shown={shown} />
              ) : (
                // biome-ignore lint/suspicious/noArrayIndexKey: the cells of a layout stay where they are
                <dl key={index} className={isWide ? `${styles.fields} ${styles.twoColumns}` : styles.fields}>
                  {part.items.map((item, at) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: the same
                    <FieldItem key={at} item={item} shown={shown} />
                  ))}
                </dl>
              ),
            )}
          </div>
        </div>
      )}
    </Card>
  )
}
