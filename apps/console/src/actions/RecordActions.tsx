import { useRecordActions } from '@porchlight/data-service-react'
import { useAddress } from '@porchlight/page-parts/navigation/address'
import { useLabels } from '@porchlight/page-parts/page/page-context'
import { startTransition, useEffect, useRef, useState } from 'react'
import { buildCreateAddress } from '../create/create-address'
import type { ShownRecord } from '../records/shown-record'
import { ActionDialog, type AvailableAction } from './ActionDialog'
import { ActionMenu, type MenuItem } from './ActionMenu'
import { DeleteDialog } from './DeleteDialog'
import { labels } from './labels'
import styles from './RecordActions.module.css'

/** The call answers no sections that are not named. */
const allSections = ['ActivityComposer', 'CollaborateComposer', 'Page', 'SingleActionLinks']

/** How many actions a wide page shows next to the menu. */
const visibleActions = 3

/** What the viewer can do with a record as it is now: the first actions as buttons, all others in a menu. */
export function RecordActions({ shown }: { readonly shown: ShownRecord }) {
  const t = useLabels(labels)
  const address = useAddress()
  const { record } = shown
  const { data, refresh } = useRecordActions({ recordIds: [record.id], sections: allSections })
  const [openAction, setOpenAction] = useState<AvailableAction | 'delete' | null>(null)
  // The button is seen to be pressed before the dialog is drawn.
  const open = (next: AvailableAction | 'delete') => startTransition(() => setOpenAction(next))
  const version = useRef(record.weakEtag)

  // Which actions make sense depends on the record, even after another person has changed it.
  useEffect(() => {
    if (version.current === record.weakEtag) return
    version.current = record.weakEtag
    void refresh()
  }, [record.weakEtag, refresh])

  const available = data?.actions[record.id]?.actions ?? []
  const quickActions = available.filter(({ type }) => type === 'QuickAction')
  const standardItems = available.flatMap(({ subtype, label, apiName }): readonly MenuItem[] => {
    switch (subtype) {
      case 'Clone':
        return [{ key: apiName, label, href: address(cloneAddress(shown)), onSelect: () => undefined }]
      case 'Delete':
        return [{ key: apiName, label, href: null, onSelect: () => open('delete'), isDanger: true }]
      default:
        return []
    }
  })
  const items: readonly MenuItem[] = [
    ...quickActions.slice(1).map((action, index) => ({
      key: action.apiName,
      label: action.label,
      href: null,
      onSelect: () => open(action),
      isNarrowOnly: index + 1 < visibleActions,
    })),
    ...standardItems,
  ]
  const isMenuNarrowOnly = items.every(({ isNarrowOnly }) => isNarrowOnly === true)
  return (
    // biome-ignore lint/a11y/useSemanticElements: buttons that belong together, and no form
    <div className={styles.actions} role="group" aria-label={t('actions')}>
      {quickActions.slice(0, visibleActions).map((action, index) => (
        <button
          key={action.apiName}
          type="button"
          className={index === 0 ? `${styles.button} ${styles.first}` : styles.button}
          onClick={() => open(action)}
        >
          {action.label}
        </button>
      ))}
      {items.length === 0 ? null : (
        <div className={isMenuNarrowOnly ? styles.narrow : undefined}>
          <ActionMenu
            label={t('moreActions')}
            accessibleName={`${t('moreActions')}: ${t('actions')}`}
            items={items}
          />
        </div>
      )}
      {openAction === null ? null : openAction === 'delete' ? (
        <DeleteDialog shown={shown} onClose={() => setOpenAction(null)} />
      ) : (
        <ActionDialog action={openAction} record={record} onClose={() => setOpenAction(null)} />
      )}
    </div>
  )
}

function cloneAddress({ record }: ShownRecord): string {
  return buildCreateAddress(record.apiName, {
    cloneSourceId: record.id,
    recordTypeId: record.recordTypeId,
    fromId: record.id,
  })
}
