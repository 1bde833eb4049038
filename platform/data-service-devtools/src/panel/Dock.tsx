import { useEffect, useRef, useState } from 'react'
import type { Recorder } from '../recording/recorder'
import { Resizer } from './Resizer'
import { TabList } from './TabList'
import { Toolbar } from './Toolbar'
import { type TabName, tabs } from './tabs'
import { useRecorder } from './use-recorder'

const firstHeight = 320

/** The dock at the bottom of the page: a button while it is closed, tabs while it is open. */
export function Dock({ recorder }: { readonly recorder: Recorder }) {
  const [isOpen, setOpen] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const wasOpen = useRef(false)
  useEffect(() => {
    if (wasOpen.current && !isOpen) opener.current?.focus()
    wasOpen.current = isOpen
  }, [isOpen])
  if (isOpen) return <Panel recorder={recorder} onClose={() => setOpen(false)} />
  return (
    <button ref={opener} type="button" className="opener" aria-expanded={false} onClick={() => setOpen(true)}>
      Data service
    </button>
  )
}

interface PanelProps {
  readonly recorder: Recorder
  readonly onClose: () => void
}

function Panel({ recorder, onClose }: PanelProps) {
  useRecorder(recorder)
  const [height, setHeight] = useState(firstHeight)
  const [selected, setSelected] = useState<TabName>('Store')
  const [filter, setFilter] = useState('')
  const tab = tabs.find(({ name }) => name === selected) ?? tabs[0]
  const { Body } = tab
  return (
    <section
      className="dock"
      aria-label="Data service devtools"
      style={{ height }}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose()
      }}
    >
      <Resizer height={height} onResize={setHeight} />
      <div className="bar">
        <TabList selected={selected} onSelect={setSelected} />
        <Toolbar recorder={recorder} tab={tab} filter={filter} onFilter={setFilter} onClose={onClose} />
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: keys scroll what scrolls */}
      <div className="body" role="tabpanel" id="panel" aria-labelledby={`tab-${selected}`} tabIndex={0}>
        <Body recorder={recorder} filter={filter.trim().toLowerCase()} />
      </div>
    </section>
  )
}
