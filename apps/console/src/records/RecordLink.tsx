import { useAddress } from '@porchlight/page-parts/navigation/address'
import { ScreenBoundary } from '@porchlight/page-parts/page/ScreenBoundary'
import { type KeyboardEvent, lazy, type ReactNode, Suspense, useRef, useState } from 'react'
import { recordPath } from '../shell/navigation/place'
import { useDelayed } from './use-delayed'

const RecordCard = lazy(async () => ({ default: (await import('./card/RecordCard')).RecordCard }))

/** How long the pointer rests on a link before its card opens, and how long it may take from the link to the card. */
const openAfterMs = 300
const closeAfterMs = 250

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
  const [opened, setOpened] = useState<'pointer' | 'keyboard' | null>(null)
  const { after, cancel } = useDelayed()
  const rest = () => after(openAfterMs, () => setOpened((before) => before ?? 'pointer'))
  const leave = () => after(closeAfterMs, () => setOpened((before) => (before === 'pointer' ? null : before)))

  function press(event: KeyboardEvent) {
    if (!event.altKey || event.key !== 'ArrowDown') return
    event.preventDefault()
    cancel()
    setOpened('keyboard')
  }

  return (
    <>
      <a
        ref={link}
        href={address(recordPath(recordId))}
        tabIndex={tabIndex}
        aria-keyshortcuts={cardKeys}
        onPointerEnter={({ pointerType }) => pointerType !== 'touch' && rest()}
        onPointerLeave={leave}
        onClick={cancel}
        onKeyDown={press}
      >
        {children}
      </a>
      {opened === null || link.current === null ? null : (
        <ScreenBoundary failed={null}>
          <Suspense>
            <RecordCard
              recordId={recordId}
              link={link.current}
              takesFocus={opened === 'keyboard'}
              onEnter={cancel}
              onLeave={leave}
              onClose={() => {
                cancel()
                setOpened(null)
              }}
            />
          </Suspense>
        </ScreenBoundary>
      )}
    </>
  )
}
