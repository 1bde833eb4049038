import { useUpdateLayoutUserState } from '@porchlight/data-service-react'
import { Button, Card } from '@porchlight/design-system'
import { useLabels, usePage } from '@porchlight/page-parts/page/page-context'
import { hasDraft } from '@porchlight/page-parts/session/drafts'
import { startTransition, useEffect, useId, useRef, useState } from 'react'
import { consoleLabels } from '../shell/labels'
import { setSectionCollapsed, useSectionCollapsed } from './collapsed-sections'
import { FieldItem } from './FieldItem'
import { LanguagePairView } from './LanguagePairView'
import { labels } from './labels'
import styles from './RecordPage.module.css'
import { SavedNote } from './SavedNote'
import { SectionForm, type Undo } from './SectionForm'
import { toSectionParts } from './section-parts'
import { itemFields, type LayoutSection, type ShownRecord, sectionItems } from './shown-record'
import { recordDraftName } from './use-section-draft'

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
  const draftName = recordDraftName(shown.record.id, section.id)
  const [openedBy, setOpenedBy] = useState<'byPress' | 'byDraft' | null>(null)
  const isEditing = openedBy !== null
  /** Whether the form was left without a save, and the focus belongs to what opens it. */
  const shouldRestoreFocus = useRef(false)
  const editButton = useRef<HTMLSpanElement>(null)
  const [undo, setUndo] = useState<Undo | null>(null)
  const contentId = useId()
  const updateUserState = useUpdateLayoutUserState()
  const isCollapsed =
    (useSectionCollapsed(section.id) ?? shown.collapsedSections.has(section.id)) && !isEditing
  const items = sectionItems(section)
  const editable = shown.object.updateable ? (shown.editable.get(section.id) ?? []) : []
  const title = section.useHeading ? section.heading : t('details')
  const isWide = section.columns > 1
  const { record } = shown

  const userId = viewer?.userId ?? ''
  const isEditable = editable.length > 0
  // After hydration, so that the first picture is the server's.
  useEffect(() => {
    if (isEditable && hasDraft(draftName, userId)) setOpenedBy('byDraft')
  }, [isEditable, draftName, userId])

  useEffect(() => {
    if (isEditing || !shouldRestoreFocus.current) return
    shouldRestoreFocus.current = false
    if (undo === null) editButton.current?.querySelector('button')?.focus()
  }, [isEditing, undo])

  /** Stores the choice for the viewer's every device; it applies on this page even if it could not be stored. */
  function toggleCollapsed() {
    setSectionCollapsed(section.id, !isCollapsed)
    updateUserState({
      objectApiName: record.apiName,
      recordTypeId: record.recordTypeId,
      layoutType: 'Full',
      mode: 'View',
      sectionUserStates: { [section.id]: { collapsed: !isCollapsed } },
    }).catch(() => undefined)
  }

  if (!items.some((item) => itemFields(item).length > 0)) return null
  return (
    <Card
      title={
        section.collapsible && !isEditing ? (
          <button
            type="button"
            className={styles.fold}
            aria-expanded={!isCollapsed}
            aria-controls={contentId}
            onClick={toggleCollapsed}
          >
            <span aria-hidden="true">{isCollapsed ? '▸' : '▾'}</span>
            {title}
          </button>
        ) : (
          title
        )
      }
      action={
        isEditing || isCollapsed || !isEditable ? undefined : (
          <span ref={editButton} className={styles.edit}>
            <Button
              variant="quiet"
              aria-label={t('editSection', { title })}
              onClick={() =>
                startTransition(() => {
                  setUndo(null)
                  setOpenedBy('byPress')
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
          focusOnMount={openedBy === 'byPress'}
          refresh={refresh}
          onSaved={(nextUndo) => setUndo(() => nextUndo)}
          onClose={() => {
            shouldRestoreFocus.current = true
            setOpenedBy(null)
          }}
        />
      ) : (
        <div id={contentId} hidden={isCollapsed}>
          {undo === null ? null : <SavedNote undo={undo} refresh={refresh} />}
          <div className={styles.stack}>
            {toSectionParts(items, shown.object).map((part, index) =>
              part.kind === 'pair' ? (
                <LanguagePairView key={part.english.label} {...part} shown={shown} />
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
