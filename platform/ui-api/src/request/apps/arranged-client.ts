import type { Edition, StoreWriter } from '@porchlight/data-service'
import { markChange } from '../mark-change-client'

/** Everything that shows how the viewer arranged navigations is of one edition, until the viewer arranges one anew. */
export const arrangedEdition: Edition = { of: 'userNavItems', mark: 'read' }

/** Evicts what shows an arrangement; `change` tells this one from those before. */
export function forgetArranged(change: string, writer: StoreWriter): void {
  markChange(arrangedEdition.of, change, writer)
}
