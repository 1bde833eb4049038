import type { LayoutMode, LayoutType } from '@porchlight/metadata'

const layoutTypes: readonly LayoutType[] = ['Full', 'Compact']
const layoutModes: readonly LayoutMode[] = ['View', 'Edit', 'Create']

/** The layouts that a config names, in the platform's order; undefined where it names none. */
export interface LayoutNames {
  readonly layoutTypes: readonly LayoutType[] | undefined
  readonly modes: readonly LayoutMode[] | undefined
}

/**
 * The layout types and modes of a config, each one name or several; invalid ones are dropped
 * (`docs/specification/data-service.md` section 5). Modes without a layout type are ignored.
 */
export function checkLayoutNames(types: unknown, modes: unknown): LayoutNames {
  const named = checkLayoutTypes(types)
  return { layoutTypes: named, modes: named && checkLayoutModes(modes) }
}

/** Returns the valid layout types among `types`, one or several; undefined when there are none. */
export function checkLayoutTypes(types: unknown): readonly LayoutType[] | undefined {
  return namesAmong(layoutTypes, types)
}

/** Returns the valid modes among `modes`, one or several; undefined when there are none. */
export function checkLayoutModes(modes: unknown): readonly LayoutMode[] | undefined {
  return namesAmong(layoutModes, modes)
}

function namesAmong<Name>(names: readonly Name[], value: unknown): readonly Name[] | undefined {
  const given: readonly unknown[] = Array.isArray(value) ? value : [value]
  const found = names.filter((name) => given.includes(name))
  return found.length === 0 ? undefined : found
}
