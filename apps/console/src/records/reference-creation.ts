import type { ObjectInfoRepresentation } from '@porchlight/metadata'
import { type ComponentType, createContext } from 'react'
import type { NamedReference } from './record-name'

/** A record that is created for a reference: of which object, and what was typed in search of it. */
export interface Creation {
  readonly object: ObjectInfoRepresentation
  readonly searchTerm: string
}

/** The props of such a record's form. */
export interface CreateReferencedProps extends Creation {
  readonly onCreated: (one: NamedReference) => void
  readonly onClose: () => void
}

/** The form of a record that a reference is missing; null where none can be opened. The frame has it, since forms hold forms. */
export const ReferenceCreation = createContext<ComponentType<CreateReferencedProps> | null>(null)
