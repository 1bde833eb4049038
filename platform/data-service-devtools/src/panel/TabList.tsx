import { useEffect, useRef } from 'react'
import { type TabName, tabs } from './tabs'

interface TabListProps {
  readonly selected: TabName
  readonly onSelect: (name: TabName) => void
}

/** The tabs, which arrow keys, Home and End go through; the selected one has the focus when the panel opens. */
export function TabList({ selected, onSelect }: TabListProps) {
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => list.current?.querySelector<HTMLElement>('[aria-selected="true"]')?.focus(), [])
  const select = (index: number) => {
    const tab = tabs.at(index % tabs.length)
    if (tab === undefined) return
    onSelect(tab.name)
    list.current?.querySelector<HTMLElement>(`#tab-${tab.name}`)?.focus()
  }
  const at = tabs.findIndex(({ name }) => name === selected)
  const targets: Readonly<Record<string, number>> = {
    ArrowRight: at + 1,
    ArrowLeft: at - 1,
    Home: 0,
    End: -1,
  }
  return (
    <div
      ref={list}
      role="tablist"
      aria-label="Data service"
      onKeyDown={(event) => {
        const target = targets[event.key]
        if (target === undefined) return
        event.preventDefault()
        select(target)
      }}
    >
      {tabs.map(({ name }, index) => (
        <button
          key={name}
          id={`tab-${name}`}
          type="button"
          role="tab"
          aria-selected={name === selected}
          aria-controls="panel"
          tabIndex={name === selected ? 0 : -1}
          onClick={() => select(index)}
        >
          {name}
        </button>
      ))}
    </div>
  )
}
