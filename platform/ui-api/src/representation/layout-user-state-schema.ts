import { Type } from 'typebox'

/** Which sections of a layout a user has folded; every key of version 65.0. */
export interface LayoutUserStateRepresentation {
  /** The layout's id. */
  readonly id: string
  /** Section id to its state; every section that the viewer sees is there. */
  readonly sectionUserStates: Readonly<Record<string, SectionUserState>>
}

/** The state of one section; `id` is the section's. */
export interface SectionUserState {
  readonly collapsed: boolean
  readonly id: string
}

/** The schema of the user state of a layout. */
export const LayoutUserStateSchema = Type.Unsafe<LayoutUserStateRepresentation>(
  Type.Object({
    id: Type.String(),
    sectionUserStates: Type.Record(
      Type.String(),
      Type.Object({ collapsed: Type.Boolean(), id: Type.String() }),
    ),
  }),
)
