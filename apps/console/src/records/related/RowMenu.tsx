import { useRelatedListRecordActions } from '@porchlight/data-service-react'
import { Skeleton } from '@porchlight/design-system'
import { useAddress } from '@porchlight/page-parts/navigation/address'
import { PartFailed } from '@porchlight/page-parts/notices/PartFailed'
import { useLabels } from '@porchlight/page-parts/page/page-context'
import { useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import type { AvailableAction } from '../../actions/ActionDialog'
import menuStyles from '../../actions/ActionMenu.module.css'
import { buildCreateAddress } from '../../create/create-address'
import { consoleLabels } from '../../shell/labels'
import { positionCard } from '../card/position-card'
import { useDismiss } from '../card/use-dismiss'
import { labels } from '../labels'
import styles from './RowActions.module.css'
import { type ChosenAction, RowDialog } from './RowDialog'

interface RowMenuProps {
  readonly parentRecordId: string
  readonly recordId: string
  readonly name: string
  /** What opened it. */
  readonly button: HTMLElement
  readonly onDone: () => void
  readonly onClose: () => void
}

/** The actions of a row, below its button, and then the dialog of the one that was chosen. */
export function RowMenu({ parentRecordId, recordId, name, button, onDone, onClose }: RowMenuProps) {
  const [chosen, setChosen] = useState<ChosenAction | null>(null)
  const close = () => {
    onClose()
    // Once the dialog is gone, which lets nothing outside of it have the focus.
    setTimeout(() => button.focus())
  }
  if (chosen === null) {
    return (
      <Menu
        parentRecordId={parentRecordId}
        recordId={recordId}
        name={name}
        button={button}
        onChoose={setChosen}
        onClose={onClose}
      />
    )
  }
  // Not in the cell, whose text does not wrap.
  return createPortal(
    <RowDialog recordId={recordId} chosen={chosen} onDone={onDone} onClose={close} />,
    document.body,
  )
}

function Menu({
  parentRecordId,
  recordId,
  name,
  button,
  onChoose,
  onClose,
}: Omit<RowMenuProps, 'onDone'> & { readonly onChoose: (chosen: ChosenAction) => void }) {
  const t = useLabels({ ...consoleLabels, ...labels })
  const address = useAddress()
  const menu = useRef<HTMLDivElement>(null)
  const { data, error } = useRelatedListRecordActions({
    recordIds: [parentRecordId],
    relatedListRecordIds: [recordId],
  })
  const actions = data?.actions[recordId]?.actions
  useDismiss(menu, button, onClose)
  useLayoutEffect(() => {
    if (menu.current !== null) positionCard(menu.current, button.getBoundingClientRect())
  })
  const isReady = actions !== undefined
  useLayoutEffect(() => {
    const first = isReady ? menu.current?.querySelector<HTMLElement>('a, button') : null
    ;(first ?? menu.current)?.focus()
  }, [isReady])
  const items = (actions ?? []).flatMap((action) => toMenuItem(action) ?? [])

  return createPortal(
    <div
      ref={menu}
      className={styles.menu}
      role="dialog"
      tabIndex={-1}
      aria-label={t('rowActionsOf', { name })}
    >
      {error !== undefined ? (
        <PartFailed />
      ) : !isReady ? (
        <Skeleton shape="text" count={2} label={t('loading')} />
      ) : items.length === 0 ? (
        <p>{t('noRowActions')}</p>
      ) : (
        <ul>
          {items.map(({ action, chosen }) => (
            <li key={action.apiName}>
              {chosen === 'clone' ? (
                <a
                  className={menuStyles.item}
                  href={address(
                    buildCreateAddress(action.targetObject ?? '', {
                      cloneSourceId: recordId,
                      fromId: parentRecordId,
                    }),
                  )}
                >
                  {action.label}
                </a>
              ) : (
                <button
                  type="button"
                  className={
                    chosen === 'delete' ? `${menuStyles.item} ${menuStyles.danger}` : menuStyles.item
                  }
                  onClick={() => onChoose(chosen)}
                >
                  {action.label}
                </button>
              )}
            </li>
          ))}
        </ul>
      )}
    </div>,
    document.body,
  )
}

/** What a press of an action does; null for what the console does not do here. */
function toMenuItem(
  action: AvailableAction & { readonly type: string },
): { readonly action: AvailableAction; readonly chosen: ChosenAction | 'clone' } | null {
  if (action.type === 'QuickAction') return { action, chosen: action }
  switch (action.subtype) {
    case 'Edit':
      return { action, chosen: 'edit' }
    case 'Delete':
      return { action, chosen: 'delete' }
    case 'Clone':
      return action.targetObject === null ? null : { action, chosen: 'clone' }
    default:
      return null
  }
}
