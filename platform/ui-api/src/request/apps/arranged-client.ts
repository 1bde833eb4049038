import type { Edition, StoreWriter } from '@porchlight/data-service'
import { markChange } from '../mark-change-client'

/** Everything that depends on how the viewer arranged navigation shares one edition, until the viewer changes it. */
export const arrangedEdition: Edition = { of: 'userNavItems', mark: 'read' }

/** Evicts everything that depends on the arrangement; `change` distinguishes this change from earlier ones. */
export function forgetArranged(change: string, writer: StoreWriter): void {
  markChange(arrangedEdition.of, change, writer)
}
