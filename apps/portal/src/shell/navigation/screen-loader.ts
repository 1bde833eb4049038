import type { Screen, ScreenProps } from '@porchlight/page-parts/screen'
import type { ComponentType } from 'react'

/** Loads screens' code once and returns loaded code without waiting. */
export interface ScreenLoader {
  /** Returns the screen's component when its code is loaded, else null. */
  readonly loaded: (screen: Screen) => ComponentType<ScreenProps> | null
  readonly load: (screen: Screen) => Promise<ComponentType<ScreenProps>>
}

/** Creates an empty loader. */
export function createScreenLoader(): ScreenLoader {
  const components = new Map<string, ComponentType<ScreenProps>>()
  return {
    loaded: (screen) => components.get(screen.name) ?? null,
    load: async (screen) => {
      const known = components.get(screen.name)
      if (known !== undefined) return known
      const component = await screen.load()
      components.set(screen.name, component)
      return component
    },
  }
}
