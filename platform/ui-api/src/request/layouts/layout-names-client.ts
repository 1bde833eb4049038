import type { LayoutMode, LayoutType } from '@porchlight/metadata'

const layoutTypes: readonly LayoutType[] = ['Full', 'Compact']
const layoutModes: readonly LayoutMode[] = ['View', 'Edit', 'Create']

/** The layouts that a config names, in the platform's order; undefined where it names none. */
export interface LayoutNames {
  readonly layoutTypes: readonly LayoutType[] | undefined
  readonly modes: readonly LayoutMode[] | undefined
}

/**
 * The layout types and modes of a config, each one name or several; what is none is dropped
 * (`docs/specification/data-service.md` section 5). Modes without a layout type say nothing.
 */
export function checkLayoutNames(types: unknown, modes: unknown): LayoutNames {
  const named = namesAmong(layoutTypes, types)
  return { layoutTypes: named, modes: named && namesAmong(layoutModes, modes) }
}

function namesAmong<Name>(names: readonly Name[], value: unknown): readonly Name[] | undefined {
  const given: readonly unknown[] = Array.isArray(value) ? value : [value]
  const found = names.filter((name) => given.includes(name))
  return found.length === 0 ? undefined : found
}
