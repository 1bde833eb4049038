import { storeNames } from '@porchlight/portal-page'

/** A file whose upload was started in this tab. */
export interface PendingUpload {
  /** A UUID: the same for every try at the same file, so that it arrives once. */
  readonly key: string
  /** The subject of the page on which it was started, such as the id of an order. */
  readonly subject: string
  readonly documentType: string
  readonly name: string
  readonly hasArrived: boolean
}

interface StoredUpload extends PendingUpload {
  readonly size: number
  readonly lastModified: number
  /** Milliseconds since 1970. */
  readonly begunAt: number
}

type ChosenFile = Pick<File, 'name' | 'size' | 'lastModified'>

/** The started uploads, for as long as the tab is open and the same person uses it. Deleted at log-out. */
export interface PendingUploads {
  /** The file's upload: the one already started for the same file, or a new one. */
  readonly begin: (subject: string, documentType: string, file: ChosenFile) => PendingUpload
  readonly noteArrived: (key: string) => void
  /** The files of a subject that have not arrived. */
  readonly unfinished: (subject: string) => readonly PendingUpload[]
  /** What was refused for good is not gone on with. */
  readonly drop: (key: string) => void
  /** The form is done: its files may be sent again for another purpose. */
  readonly finish: (subject: string) => void
}

const storageKey = storeNames.begunUploads

/** The server stores the parts of a file for a day. */
const pendingLifetimeMs = 86_400_000

/**
 * The uploads started in this tab. A reload of the page leaves it; where storage is switched off it ends with the
 * page.
 */
export function createPendingUploads(now: () => number = Date.now): PendingUploads {
  let pending = read(now())
  const keep = (changed: readonly StoredUpload[]) => {
    pending = changed
    try {
      sessionStorage.setItem(storageKey, JSON.stringify(changed))
    } catch {
      // The files are then sent from their beginning after a reload.
    }
  }
  return {
    begin: (subject, documentType, { name, size, lastModified }) => {
      const known = pending.find(
        (one) =>
          one.subject === subject &&
          one.documentType === documentType &&
          one.name === name &&
          one.size === size &&
          one.lastModified === lastModified,
      )
      if (known !== undefined) return known
      const key = crypto.randomUUID()
      const added = {
        key,
        subject,
        documentType,
        name,
        size,
        lastModified,
        hasArrived: false,
        begunAt: now(),
      }
      keep([...pending, added])
      return added
    },
    noteArrived: (key) => keep(pending.map((one) => (one.key === key ? { ...one, hasArrived: true } : one))),
    unfinished: (subject) => pending.filter((one) => one.subject === subject && !one.hasArrived),
    drop: (key) => keep(pending.filter((one) => one.key !== key)),
    finish: (subject) => keep(pending.filter((one) => one.subject !== subject)),
  }
}

function read(now: number): readonly StoredUpload[] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? '[]')
    return Array.isArray(stored)
      ? stored.filter(isStored).filter(({ begunAt }) => now - begunAt < pendingLifetimeMs)
      : []
  } catch {
    return []
  }
}

function isStored(value: unknown): value is StoredUpload {
  if (typeof value !== 'object' || value === null) return false
  const { key, subject, documentType, name, size, lastModified, hasArrived, begunAt } = value as Partial<
    Record<keyof StoredUpload, unknown>
  >
  return (
    [key, subject, documentType, name].every((text) => typeof text === 'string') &&
    [size, lastModified, begunAt].every((number) => typeof number === 'number') &&
    typeof hasArrived === 'boolean'
  )
}
