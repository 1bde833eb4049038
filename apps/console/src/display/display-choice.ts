import { storeNames } from '@porchlight/portal-page'
import { applyDisplay, type DisplayChoice } from './apply-display'

const defaultDisplay: DisplayChoice = { theme: 'system', density: 'comfortable' }

/** What was chosen in this browser. */
export function readDisplay(): DisplayChoice {
  const { theme, density } = readStored()
  return {
    theme: theme === 'light' || theme === 'dark' ? theme : defaultDisplay.theme,
    density: density === 'compact' ? density : defaultDisplay.density,
  }
}

/** Stores a choice for this browser and applies it immediately. */
export function setDisplay(choice: Partial<DisplayChoice>): void {
  store(choice)
  applyDisplay(storeNames.display)
}

/** Whether lists of the object are shown beside their records in this browser. */
export function isListBeside(objectApiName: string): boolean {
  return readBesideObjects(readStored()).includes(objectApiName)
}

/** Chooses for this browser whether lists of the object are shown beside their records. */
export function setListBeside(objectApiName: string, isBeside: boolean): void {
  const others = readBesideObjects(readStored()).filter((name) => name !== objectApiName)
  store({ beside: isBeside ? [...others, objectApiName] : others })
}

function store(choice: object): void {
  try {
    localStorage.setItem(storeNames.display, JSON.stringify({ ...readStored(), ...choice }))
  } catch {
    // Without storage, the device's preference applies.
  }
}

interface StoredDisplay {
  readonly theme?: unknown
  readonly density?: unknown
  readonly beside?: unknown
}

function readBesideObjects({ beside }: StoredDisplay): readonly unknown[] {
  return Array.isArray(beside) ? beside : []
}

function readStored(): StoredDisplay {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storeNames.display) ?? '{}')
    return typeof stored === 'object' && stored !== null ? stored : {}
  } catch {
    return {}
  }
}
