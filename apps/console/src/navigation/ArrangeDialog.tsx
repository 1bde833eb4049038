import { useUpdateUserNavItems } from '@porchlight/data-service-react'
import { Button, Notice, VisuallyHidden } from '@porchlight/design-system'
import { useLabels } from '@porchlight/page-parts/page/page-context'
import { useState } from 'react'
import { ItemSwitch, ReorderableList } from '../arranging/ReorderableList'
import { Dialog } from '../shell/dialog/Dialog'
import styles from './ArrangeDialog.module.css'
import { labels } from './labels'
import { type ConsoleItem, consoleApp, useArrangedItems } from './use-console-items'

/** Arranges the navigation: by dragging, or by buttons, which the keyboard and any pointer reach. */
export function ArrangeDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useLabels(labels)
  const update = useUpdateUserNavItems()
  const { defaultItems, visible, hidden } = useArrangedItems()
  const [items, setItems] = useState<readonly ConsoleItem[]>([...visible, ...hidden])
  const [hiddenIds, setHiddenIds] = useState<ReadonlySet<string>>(new Set(hidden.map(({ id }) => id)))
  const [announcement, setAnnouncement] = useState('')
  const [state, setState] = useState<'open' | 'saving' | 'failed'>('open')

  function reset() {
    setItems(defaultItems)
    setHiddenIds(new Set())
    setAnnouncement(t('isReset'))
  }

  async function save() {
    setState('saving')
    const navItems = items.filter(({ id }) => !hiddenIds.has(id)).map(({ id }) => ({ id }))
    try {
      await update({ ...consoleApp, navItems })
      onClose()
    } catch {
      setState('failed')
    }
  }

  return (
    <Dialog title={t('arrange')} onClose={onClose}>
      <p className={styles.hint}>{t('arrangeHint')}</p>
      <ReorderableList label={t('entries')} items={items} onReorder={setItems}>
        {({ id, label }) => (
          <ItemSwitch
            label={t('show')}
            name={t('showEntry', { label })}
            checked={!hiddenIds.has(id)}
            onChange={(isShown) => {
              const next = new Set(hiddenIds)
              if (isShown) next.delete(id)
              else next.add(id)
              setHiddenIds(next)
            }}
          />
        )}
      </ReorderableList>
      <VisuallyHidden>
        <span role="status">{announcement}</span>
      </VisuallyHidden>
      {state === 'failed' ? <Notice kind="warning" title={t('failed')} /> : null}
      <div className={styles.actions}>
        <Button busy={state === 'saving'} busyLabel={t('saving')} onClick={() => void save()}>
          {t('save')}
        </Button>
        <Button variant="secondary" onClick={onClose}>
          {t('cancel')}
        </Button>
        <Button variant="quiet" onClick={reset}>
          {t('reset')}
        </Button>
      </div>
    </Dialog>
  )
}
