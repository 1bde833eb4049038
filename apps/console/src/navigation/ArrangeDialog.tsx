import { useUpdateUserNavItems } from '@porchlight/data-service-react'
import { Button, Notice, VisuallyHidden } from '@porchlight/design-system'
import { useLabels } from '@porchlight/page-parts/page/page-context'
import { type PointerEvent, useLayoutEffect, useRef, useState } from 'react'
import { Dialog } from '../shell/dialog/Dialog'
import styles from './ArrangeDialog.module.css'
import { labels } from './labels'
import { movedItem } from './moved-item'
import { type ConsoleItem, consoleApp, useArrangedItems } from './use-console-items'

/** Arranges the navigation: by dragging, or by buttons, which the keyboard and any pointer reach. */
export function ArrangeDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useLabels(labels)
  const update = useUpdateUserNavItems()
  const { own, shown, hidden } = useArrangedItems()
  const [items, setItems] = useState<readonly ConsoleItem[]>([...shown, ...hidden])
  const [hiddenIds, setHiddenIds] = useState<ReadonlySet<string>>(new Set(hidden.map(({ id }) => id)))
  const [said, setSaid] = useState('')
  const [state, setState] = useState<'open' | 'saving' | 'failed'>('open')
  const list = useRef<HTMLOListElement>(null)
  const [draggedId, setDraggedId] = useState<string | null>(null)
  const pressed = useRef<HTMLButtonElement | null>(null)

  // The browser takes the focus from what is moved in the document.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what moved lost it
  useLayoutEffect(() => {
    const button = pressed.current
    pressed.current = null
    if (button === null) return
    const other = button.parentElement?.querySelector<HTMLButtonElement>('button:enabled')
    ;(button.disabled ? other : button)?.focus()
  }, [items])

  function move(from: number, to: number) {
    const item = items[from]
    if (item === undefined || from === to || to < 0 || to >= items.length) return
    setItems(movedItem(items, from, to))
    setSaid(t('moved', { label: item.label, place: to + 1, count: items.length }))
  }

  function drag({ clientY }: PointerEvent) {
    const rows = [...(list.current?.children ?? [])]
    const from = items.findIndex(({ id }) => id === draggedId)
    const over = rows.findIndex((row) => clientY < row.getBoundingClientRect().bottom)
    move(from, over < 0 ? rows.length - 1 : over)
    rows[from]?.scrollIntoView({ block: 'nearest' })
  }

  function reset() {
    setItems(own)
    setHiddenIds(new Set())
    setSaid(t('isReset'))
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
      {/* The list follows the pointer: an entry that is moved in the document loses it. */}
      <ol
        ref={list}
        className={styles.entries}
        aria-label={t('entries')}
        onPointerMove={draggedId === null ? undefined : drag}
        onLostPointerCapture={() => setDraggedId(null)}
      >
        {items.map((item, index) => (
          <li key={item.id} className={styles.entry} data-dragged={item.id === draggedId || undefined}>
            <span
              className={styles.handle}
              aria-hidden="true"
              onPointerDown={(event) => {
                list.current?.setPointerCapture(event.pointerId)
                setDraggedId(item.id)
              }}
            >
              ⠿
            </span>
            <span className={styles.label}>{item.label}</span>
            <label className={styles.show}>
              <input
                type="checkbox"
                checked={!hiddenIds.has(item.id)}
                aria-label={t('showEntry', { label: item.label })}
                onChange={({ target }) => {
                  const next = new Set(hiddenIds)
                  if (target.checked) next.delete(item.id)
                  else next.add(item.id)
                  setHiddenIds(next)
                }}
              />
              <span>{t('show')}</span>
            </label>
            {([-1, 1] as const).map((step) => (
              <button
                key={step}
                type="button"
                className={styles.tool}
                aria-label={t(step < 0 ? 'moveUp' : 'moveDown', { label: item.label })}
                disabled={index + step < 0 || index + step >= items.length}
                onClick={({ currentTarget }) => {
                  pressed.current = currentTarget
                  move(index, index + step)
                }}
              >
                {step < 0 ? '↑' : '↓'}
              </button>
            ))}
          </li>
        ))}
      </ol>
      <VisuallyHidden>
        <span role="status">{said}</span>
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
