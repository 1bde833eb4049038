import { type KeyboardEvent, useState } from 'react'

/** Which option of a list the keyboard is at while the focus stays in the field that the list belongs to. */
export interface ActiveOption {
  /** -1 for the field itself. */
  readonly active: number
  readonly setActive: (index: number) => void
  /** Moves with the arrows, round at both ends; true when the key was one of them. */
  readonly handleArrowKey: (event: KeyboardEvent) => boolean
}

/** @param first where it begins: -1 when Enter in the field means what was typed, 0 when it means the first option */
export function useActiveOption(count: number, first: -1 | 0): ActiveOption {
  const [requested, setActive] = useState<number>(first)
  const active = Math.min(requested, count - 1)
  return {
    active,
    setActive,
    handleArrowKey(event) {
      const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
      if (step === 0 || count === 0) return false
      event.preventDefault()
      const positions = count - first
      setActive(((active - first + step + positions) % positions) + first)
      return true
    },
  }
}
