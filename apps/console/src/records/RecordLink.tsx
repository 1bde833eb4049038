import { useAddress } from '@porchlight/page-parts/navigation/address'
import { ScreenBoundary } from '@porchlight/page-parts/page/ScreenBoundary'
import { type KeyboardEvent, lazy, type ReactNode, Suspense, useRef, useState } from 'react'
import { recordPath } from '../shell/navigation/place'
import { useDelayedCall } from './use-delayed-call'

const RecordCard = lazy(async () => ({ default: (await import('./card/RecordCard')).RecordCard }))

/** How long the pointer rests on a link before its card opens, and how long it may take from the link to the card. */
const openDelayMs = 300
const closeDelayMs = 250

/** The key that opens the card of the link that has the focus. */
const cardKeys = 'Alt+ArrowDown'

/**
 * A link to a record, with a card of what matters about it: for a pointer that rests on it, and by a key for the keyboard. A
 * finger follows the link.
 */
export function RecordLink({
  recordId,
  tabIndex,
  children,
}: {
  readonly recordId: string
  /** In a table that is walked cell by cell. */
  readonly tabIndex?: number | undefined
  readonly children: ReactNode
}) {
  const address = useAddress()
  const link = useRef<HTMLAnchorElement>(null)
  const [openedBy, setOpenedBy] = useState<'pointer' | 'keyboard' | null>(null)
  const { schedule, cancel } = useDelayedCall()
  const scheduleOpen = () => schedule(openDelayMs, () => setOpenedBy((before) => before ?? 'pointer'))
  const scheduleClose = () =>
    schedule(closeDelayMs, () => setOpenedBy((before) => (before === 'pointer' ? null : before)))

  function handleKeyDown(event: KeyboardEvent) {
    if (!event.altKey || event.key !== 'ArrowDown') return
    event.preventDefault()
    cancel()
    setOpenedBy('keyboard')
  }

  return (
    <>
      <a
        ref={link}
        href={address(recordPath(recordId))}
        tabIndex={tabIndex}
        aria-keyshortcuts={cardKeys}
        onPointerEnter={({ pointerType }) => pointerType !== 'touch' && scheduleOpen()}
        onPointerLeave={scheduleClose}
        onClick={cancel}
        onKeyDown={handleKeyDown}
      >
        {children}
      </a>
      {openedBy === null || link.current === null ? null : (
        <ScreenBoundary failed={null}>
          <Suspense>
            <RecordCard
              recordId={recordId}
              link={link.current}
              takesFocus={openedBy === 'keyboard'}
              onEnter={cancel}
              onLeave={scheduleClose}
              onClose={() => {
                cancel()
                setOpenedBy(null)
              }}
            />
          </Suspense>
        </ScreenBoundary>
      )}
    </>
  )
}
