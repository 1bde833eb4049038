import { useState } from 'react'
import type { Recorder } from '../recording/recorder'
import type { tabs } from './tabs'

interface ToolbarProps {
  readonly recorder: Recorder
  readonly tab: (typeof tabs)[number]
  readonly filter: string
  readonly onFilter: (filter: string) => void
  readonly onClose: () => void
}

/** The actions of a tab: filter it, pause and clear the history, copy it. */
export function Toolbar({ recorder, tab, filter, onFilter, onClose }: ToolbarProps) {
  return (
    <div className="tools">
      <input
        type="search"
        aria-label={`Filter ${tab.name.toLowerCase()}`}
        placeholder="Filter"
        value={filter}
        onChange={({ target }) => onFilter(target.value)}
      />
      <button
        type="button"
        aria-pressed={recorder.isPaused}
        onClick={() => recorder.setPaused(!recorder.isPaused)}
      >
        Pause
      </button>
      <button type="button" onClick={() => recorder.clear()}>
        Clear history
      </button>
      <CopyButton toText={(withValues) => JSON.stringify(tab.toExport(recorder, withValues), null, 2)} />
      <button type="button" onClick={onClose}>
        Close
      </button>
    </div>
  )
}

function CopyButton({ toText }: { readonly toText: (withValues: boolean) => string }) {
  const [withValues, setWithValues] = useState(false)
  const [said, setSaid] = useState('')
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(toText(withValues))
      setSaid(withValues ? 'Copied with values' : 'Copied without values')
    } catch {
      setSaid('The browser does not let this page copy')
    }
  }
  return (
    <>
      <button type="button" onClick={() => void copy()}>
        Copy as JSON
      </button>
      <label>
        <input
          type="checkbox"
          checked={withValues}
          onChange={({ target }) => setWithValues(target.checked)}
        />
        with values
      </label>
      <span role="status" className="quiet">
        {said}
      </span>
    </>
  )
}
